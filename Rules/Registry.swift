import LintKit

/// Every rule of the linter, by family and then by name.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    // Actors
    ActorStaleReadModifyWrite.self,
    // Async sequences
    AsyncStreamMissingTermination.self,
    AsyncStreamNeverFinished.self,
    ForAwaitRetainsSelf.self,
    WeakSelfUpgradedOutsideLoop.self,
    // Continuations
    ContinuationDoubleResume.self,
    ContinuationMissingResume.self,
    StoredContinuationOverwritten.self,
    // Forecast
    ForecastActorIsolation.self,
    ForecastConformanceIsolation.self,
    ForecastCrossingResults.self,
    ForecastCrossingValues.self,
    ForecastForeignGlobals.self,
    ForecastMissingAwait.self,
    ForecastMutableGlobalVariable.self,
    ForecastSendableClosureCaptures.self,
    ForecastSendableConformances.self,
    ForecastSendableFunctions.self,
    ForecastSendableRequirements.self,
    ForecastSending.self,
    ForecastSendingClosure.self,
    ForecastUnavailableFromAsync.self,
    // Isolation
    MainActorAssumeIsolated.self,
    MainActorClosureToBackgroundCallback.self,
    MainActorOnIOService.self,
    RedundantMainActorTask.self,
    // Locks and GCD
    BlockingWaitInAsync.self,
    LockAcrossAwait.self,
    SemaphoreBridgesAsync.self,
    // Observation
    NotificationSelectorObserver.self,
    ObservableObjectToObservable.self,
    // Sendability
    FinalClassMissingSendable.self,
    MutableGlobalState.self,
    // Settings
    StrictConcurrencyNotComplete.self,
    // SwiftData
    CachedModelReference.self,
    FetchThenFilterInMemory.self,
    ForceTryPersistence.self,
    IterateAfterRemoveAll.self,
    ModelCapturedInTask.self,
    ModelContextCapturedInTask.self,
    ModelContextEscapesMainActorRun.self,
    ModelContextParameter.self,
    ModelContextStoredInActor.self,
    ModelParameterCrossesActor.self,
    ModelReturnedAcrossActor.self,
    SaveOfFreshContext.self,
    UnsavedTaskContext.self,
    // Tasks
    BusyFlagNotResetOnThrow.self,
    DetachedTask.self,
    RepeatingTimerRetainsSelf.self,
    SwallowedSleepCancellation.self,
    TaskInDeinitCapturesSelf.self,
    TaskHandleOverwrittenWithoutCancel.self,
    TaskSleepNanoseconds.self
  ]
}
