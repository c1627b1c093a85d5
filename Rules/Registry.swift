import LintKit

/// Every rule of the linter, by family and then by name.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    // Actors
    ActorStaleReadModifyWrite.self,
    ActorWithoutIsolatedState.self,
    // Async sequences
    AsyncStreamMissingTermination.self,
    AsyncStreamNeverFinished.self,
    AsyncStreamUnboundedBuffer.self,
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
    AwaitInMainActorRunBody.self,
    MainActorAssumeIsolated.self,
    MainActorClosureToBackgroundCallback.self,
    MainActorOnIOService.self,
    MainActorRunInLoop.self,
    NonisolatedAsyncNeedsConcurrent.self,
    ObservableViewModelWithoutMainActor.self,
    RedundantMainActorAnnotation.self,
    RedundantMainActorRun.self,
    RedundantMainActorTask.self,
    TaskWrappingMainActorRun.self,
    WrapperInferredIsolation.self,
    // Locks and GCD
    BlockingWaitInAsync.self,
    LockAcrossAwait.self,
    SemaphoreBridgesAsync.self,
    // Observation
    NotificationSelectorObserver.self,
    ObservableLazyNeedsIgnored.self,
    ObservableObjectToObservable.self,
    ServiceRecreatedByComputedProperty.self,
    UnusedCombineImport.self,
    UnusedObservableObjectConformance.self,
    // Sendability
    FinalClassMissingSendable.self,
    MutableGlobalState.self,
    PublicValueTypeMissingSendable.self,
    RedundantSendableOnError.self,
    SendableTypeStoresModel.self,
    // Settings
    ApproachableSettingsInconsistent.self,
    ObsoleteStrictConcurrencyFlag.self,
    StrictConcurrencyNotComplete.self,
    // SwiftData
    BackgroundContextImplicitAutosave.self,
    CachedModelReference.self,
    CrossContextModelUse.self,
    FetchThenFilterInMemory.self,
    ForceTryPersistence.self,
    IterateAfterRemoveAll.self,
    ModelCapturedInTask.self,
    ModelContextCapturedInTask.self,
    ModelContextEscapesMainActorRun.self,
    ModelContextParameter.self,
    ModelContextStoredInActor.self,
    ModelContextStoredInNonisolatedType.self,
    ModelOutlivesItsContext.self,
    ModelParameterCrossesActor.self,
    ModelReturnedAcrossActor.self,
    OneSidedRelationshipRemoval.self,
    ParentDeletedBeforeChildren.self,
    SaveOfFreshContext.self,
    UncheckedSendableOnModel.self,
    UnsavedTaskContext.self,
    // Tasks
    AsyncFuncOnlySpawnsTask.self,
    BusyFlagNotResetOnThrow.self,
    DetachedTask.self,
    RepeatingTimerRetainsSelf.self,
    SwallowedSleepCancellation.self,
    TaskInDeinitCapturesSelf.self,
    TaskHandleOverwrittenWithoutCancel.self,
    TaskSleepNanoseconds.self
  ]
}
