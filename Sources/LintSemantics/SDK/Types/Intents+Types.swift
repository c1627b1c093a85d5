// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let intents = SDKTypes(
    module: "Intents",
    exports: ["CoreGraphics", "CoreLocation", "Foundation", "UserNotifications"],
    imports: [],
    extended: ["INCar", "INDailyRoutineRelevanceProvider", "INIntentError", "INMediaUserContext"],
    text: #"""
      // source: apple/intents; since: iOS 17.4 SDK
      public enum INAccountType: Hashable, RawRepresentable, Sendable {}
      open class INAccountTypeResolutionResult: INIntentResolutionResult {}
      open class INActivateCarSignalIntent: INIntent {}
      public protocol INActivateCarSignalIntentHandling: NSObjectProtocol {}
      open class INActivateCarSignalIntentResponse: INIntentResponse {}
      public enum INActivateCarSignalIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INAddMediaIntent: INIntent {}
      public protocol INAddMediaIntentHandling: NSObjectProtocol {}
      open class INAddMediaIntentResponse: INIntentResponse {}
      public enum INAddMediaIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {}
      public enum INAddMediaMediaDestinationUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {}
      public enum INAddMediaMediaItemUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INAddTasksIntent: INIntent {}
      public protocol INAddTasksIntentHandling: NSObjectProtocol {}
      open class INAddTasksIntentResponse: INIntentResponse {}
      public enum INAddTasksIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      public enum INAddTasksTargetTaskListConfirmationReason: Hashable, RawRepresentable, Sendable {}
      open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {}
      open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {}
      public enum INAddTasksTemporalEventTriggerUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INAirline: NSObject, NSCopying, NSSecureCoding {}
      open class INAirport: NSObject, NSCopying, NSSecureCoding {}
      open class INAirportGate: NSObject, NSCopying, NSSecureCoding {}
      public enum INAmountType: Hashable, RawRepresentable, Sendable {}
      open class INAnswerCallIntent: INIntent {}
      public protocol INAnswerCallIntentHandling: NSObjectProtocol {}
      open class INAnswerCallIntentResponse: INIntentResponse {}
      public enum INAnswerCallIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INAppendToNoteIntent: INIntent {}
      public protocol INAppendToNoteIntentHandling: NSObjectProtocol {}
      open class INAppendToNoteIntentResponse: INIntentResponse {}
      public enum INAppendToNoteIntentResponseCode: Hashable, RawRepresentable {}
      open class INBalanceAmount: NSObject, NSCopying, NSSecureCoding {}
      public enum INBalanceType: Hashable, RawRepresentable, Sendable {}
      open class INBalanceTypeResolutionResult: INIntentResolutionResult {}
      open class INBillDetails: NSObject, NSCopying, NSSecureCoding {}
      open class INBillPayee: NSObject, NSCopying, NSSecureCoding {}
      open class INBillPayeeResolutionResult: INIntentResolutionResult {}
      public enum INBillType: Hashable, RawRepresentable {}
      open class INBillTypeResolutionResult: INIntentResolutionResult {}
      open class INBoatReservation: INReservation {}
      open class INBoatTrip: NSObject, NSCopying, NSSecureCoding {}
      open class INBookRestaurantReservationIntent: INIntent {}
      public enum INBookRestaurantReservationIntentCode: Hashable, RawRepresentable, Sendable {}
      public protocol INBookRestaurantReservationIntentHandling: NSObjectProtocol {}
      open class INBookRestaurantReservationIntentResponse: INIntentResponse {}
      open class INBooleanResolutionResult: INIntentResolutionResult {}
      open class INBusReservation: INReservation {}
      open class INBusTrip: NSObject, NSCopying, NSSecureCoding {}
      public enum INCallAudioRoute: Hashable, RawRepresentable, Sendable {}
      public enum INCallCapability: Hashable, RawRepresentable, Sendable {}
      public struct INCallCapabilityOptions: OptionSet, Sendable {}
      open class INCallCapabilityResolutionResult: INIntentResolutionResult {}
      public enum INCallDestinationType: Hashable, RawRepresentable, Sendable {}
      open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {}
      open class INCallGroup: NSObject, NSCopying, NSSecureCoding {}
      open class INCallRecord: NSObject, NSCopying, NSSecureCoding {}
      open class INCallRecordFilter: NSObject, NSCopying, NSSecureCoding {}
      open class INCallRecordResolutionResult: INIntentResolutionResult {}
      public enum INCallRecordType: Hashable, RawRepresentable, Sendable {}
      public struct INCallRecordTypeOptions: OptionSet, Sendable {}
      open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {}
      open class INCallRecordTypeResolutionResult: INIntentResolutionResult {}
      public protocol INCallsDomainHandling: INSearchCallHistoryIntentHandling, INStartAudioCallIntentHandling, INStartVideoCallIntentHandling {}
      open class INCancelRideIntent: INIntent {}
      public protocol INCancelRideIntentHandling: NSObjectProtocol {}
      open class INCancelRideIntentResponse: INIntentResponse {}
      public enum INCancelRideIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INCancelWorkoutIntent: INIntent {}
      public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {}
      open class INCancelWorkoutIntentResponse: INIntentResponse {}
      public enum INCancelWorkoutIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INCar: NSObject, NSCopying, NSSecureCoding {}
      public enum INCarAirCirculationMode: Hashable, RawRepresentable {}
      open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult {}
      public enum INCarAudioSource: Hashable, RawRepresentable {}
      open class INCarAudioSourceResolutionResult: INIntentResolutionResult {}
      public protocol INCarCommandsDomainHandling: INActivateCarSignalIntentHandling, INGetCarLockStatusIntentHandling, INGetCarPowerLevelStatusIntentHandling, INSetCarLockStatusIntentHandling {}
      public enum INCarDefroster: Hashable, RawRepresentable {}
      open class INCarDefrosterResolutionResult: INIntentResolutionResult {}
      public protocol INCarPlayDomainHandling: INSaveProfileInCarIntentHandling, INSetAudioSourceInCarIntentHandling, INSetClimateSettingsInCarIntentHandling, INSetDefrosterSettingsInCarIntentHandling, INSetProfileInCarIntentHandling, INSetSeatSettingsInCarIntentHandling {}
      public enum INCarSeat: Hashable, RawRepresentable {}
      open class INCarSeatResolutionResult: INIntentResolutionResult {}
      public struct INCarSignalOptions: OptionSet, Sendable {}
      open class INCarSignalOptionsResolutionResult: INIntentResolutionResult {}
      public enum INConditionalOperator: Hashable, RawRepresentable, Sendable {}
      open class INCreateNoteIntent: INIntent {}
      public protocol INCreateNoteIntentHandling: NSObjectProtocol {}
      open class INCreateNoteIntentResponse: INIntentResponse {}
      public enum INCreateNoteIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INCreateTaskListIntent: INIntent {}
      public protocol INCreateTaskListIntentHandling: NSObjectProtocol {}
      open class INCreateTaskListIntentResponse: INIntentResponse {}
      public enum INCreateTaskListIntentResponseCode: Hashable, RawRepresentable {}
      open class INCurrencyAmount: NSObject, NSCopying, NSSecureCoding {}
      open class INCurrencyAmountResolutionResult: INIntentResolutionResult {}
      open class INDailyRoutineRelevanceProvider: INRelevanceProvider {}
      open class INDateComponentsRange: NSObject, NSCopying, NSSecureCoding {}
      open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {}
      open class INDateComponentsResolutionResult: INIntentResolutionResult {}
      open class INDateRelevanceProvider: INRelevanceProvider {}
      public enum INDateSearchType: Hashable, RawRepresentable, Sendable {}
      open class INDateSearchTypeResolutionResult: INIntentResolutionResult {}
      public struct INDayOfWeekOptions: OptionSet, Sendable {}
      open class INDefaultCardTemplate: NSObject, NSCopying, NSSecureCoding {}
      open class INDeleteTasksIntent: INIntent {}
      public protocol INDeleteTasksIntentHandling: NSObjectProtocol {}
      open class INDeleteTasksIntentResponse: INIntentResponse {}
      public enum INDeleteTasksIntentResponseCode: Hashable, RawRepresentable {}
      open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {}
      public enum INDeleteTasksTaskListUnsupportedReason: Hashable, RawRepresentable {}
      open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {}
      public enum INDeleteTasksTaskUnsupportedReason: Hashable, RawRepresentable {}
      open class INDoubleResolutionResult: INIntentResolutionResult {}
      open class INEditMessageIntent: INIntent {}
      public protocol INEditMessageIntentHandling: NSObjectProtocol {}
      open class INEditMessageIntentResponse: INIntentResponse {}
      public enum INEditMessageIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INEndWorkoutIntent: INIntent {}
      public protocol INEndWorkoutIntentHandling: NSObjectProtocol {}
      open class INEndWorkoutIntentResponse: INIntentResponse {}
      public enum INEndWorkoutIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INEnergyResolutionResult: INIntentResolutionResult {}
      open class INEnumResolutionResult: INIntentResolutionResult {}
      open class INExtension: NSObject, INIntentHandlerProviding {}
      open class INFile: NSObject, NSSecureCoding {}
      open class INFileResolutionResult: INIntentResolutionResult {}
      open class INFlight: NSObject, NSCopying, NSSecureCoding {}
      open class INFlightReservation: INReservation {}
      open class INFocusStatus: NSObject, NSCopying, NSSecureCoding {}
      public enum INFocusStatusAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      open class INFocusStatusCenter: NSObject {}
      open class INGetAvailableRestaurantReservationBookingDefaultsIntent: INIntent {}
      public protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: NSObjectProtocol {}
      open class INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: INIntentResponse {}
      public enum INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INGetAvailableRestaurantReservationBookingsIntent: INIntent {}
      public enum INGetAvailableRestaurantReservationBookingsIntentCode: Hashable, RawRepresentable, Sendable {}
      public protocol INGetAvailableRestaurantReservationBookingsIntentHandling: NSObjectProtocol {}
      open class INGetAvailableRestaurantReservationBookingsIntentResponse: INIntentResponse {}
      open class INGetCarLockStatusIntent: INIntent {}
      public protocol INGetCarLockStatusIntentHandling: NSObjectProtocol {}
      open class INGetCarLockStatusIntentResponse: INIntentResponse {}
      public enum INGetCarLockStatusIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INGetCarPowerLevelStatusIntent: INIntent {}
      public protocol INGetCarPowerLevelStatusIntentHandling: NSObjectProtocol {}
      open class INGetCarPowerLevelStatusIntentResponse: INIntentResponse {}
      public enum INGetCarPowerLevelStatusIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      public protocol INGetCarPowerLevelStatusIntentResponseObserver: NSObjectProtocol {}
      open class INGetReservationDetailsIntent: INIntent {}
      open class INGetReservationDetailsIntentResponse: INIntentResponse {}
      public enum INGetReservationDetailsIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INGetRestaurantGuestIntent: INIntent {}
      public protocol INGetRestaurantGuestIntentHandling: NSObjectProtocol {}
      open class INGetRestaurantGuestIntentResponse: INIntentResponse {}
      public enum INGetRestaurantGuestIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INGetRideStatusIntent: INIntent {}
      public protocol INGetRideStatusIntentHandling: NSObjectProtocol {}
      open class INGetRideStatusIntentResponse: INIntentResponse {}
      public enum INGetRideStatusIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {}
      open class INGetUserCurrentRestaurantReservationBookingsIntent: INIntent {}
      public protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: NSObjectProtocol {}
      open class INGetUserCurrentRestaurantReservationBookingsIntentResponse: INIntentResponse {}
      public enum INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INGetVisualCodeIntent: INIntent {}
      public protocol INGetVisualCodeIntentHandling: NSObjectProtocol {}
      open class INGetVisualCodeIntentResponse: INIntentResponse {}
      public enum INGetVisualCodeIntentResponseCode: Hashable, RawRepresentable {}
      open class INHangUpCallIntent: INIntent {}
      public protocol INHangUpCallIntentHandling: NSObjectProtocol {}
      open class INHangUpCallIntentResponse: INIntentResponse {}
      public enum INHangUpCallIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INImage: NSObject, NSCopying, NSSecureCoding {}
      open class INImageNoteContent: INNoteContent {}
      open class INIntegerResolutionResult: INIntentResolutionResult {}
      open class INIntent: NSObject, INIntentSetImageKeyPath, NSCopying, NSSecureCoding {}
      open class INIntentDonationMetadata: NSObject, NSCopying, NSSecureCoding {}
      public struct INIntentError: CustomNSError, Hashable, Sendable {}
      public protocol INIntentHandlerProviding: NSObjectProtocol {}
      public enum INIntentHandlingStatus: Hashable, RawRepresentable, Sendable {}
      open class INIntentResolutionResult: NSObject {}
      open class INIntentResponse: NSObject, NSCopying, NSSecureCoding {}
      public protocol INIntentSetImageKeyPath {}
      open class INInteraction: NSObject, NSCopying, NSSecureCoding {}
      public enum INInteractionDirection: Hashable, RawRepresentable, Sendable {}
      open class INLengthResolutionResult: INIntentResolutionResult {}
      open class INListCarsIntent: INIntent {}
      public protocol INListCarsIntentHandling: NSObjectProtocol {}
      open class INListCarsIntentResponse: INIntentResponse {}
      public enum INListCarsIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INListRideOptionsIntent: INIntent {}
      public protocol INListRideOptionsIntentHandling: NSObjectProtocol {}
      open class INListRideOptionsIntentResponse: INIntentResponse {}
      public enum INListRideOptionsIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INLocationRelevanceProvider: INRelevanceProvider {}
      public enum INLocationSearchType: Hashable, RawRepresentable, Sendable {}
      open class INLocationSearchTypeResolutionResult: INIntentResolutionResult {}
      open class INLodgingReservation: INReservation {}
      open class INMassResolutionResult: INIntentResolutionResult {}
      public enum INMediaAffinityType: Hashable, RawRepresentable, Sendable {}
      open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult {}
      public enum INMediaDestination: ReferenceConvertible {}
      open class INMediaDestinationReference: NSObject, NSCopying, NSSecureCoding {}
      open class INMediaDestinationResolutionResult: INIntentResolutionResult {}
      public enum INMediaDestinationType: Hashable, RawRepresentable, Sendable {}
      open class INMediaItem: NSObject, NSCopying, NSSecureCoding {}
      open class INMediaItemResolutionResult: INIntentResolutionResult {}
      public enum INMediaItemType: Hashable, RawRepresentable, Sendable {}
      public enum INMediaReference: Hashable, RawRepresentable, Sendable {}
      open class INMediaSearch: NSObject, NSCopying, NSSecureCoding {}
      public enum INMediaSortOrder: Hashable, RawRepresentable, Sendable {}
      open class INMediaUserContext: INUserContext {}
      open class INMessage: NSObject, NSCopying, NSSecureCoding {}
      public enum INMessageAttribute: Hashable, RawRepresentable, Sendable {}
      public struct INMessageAttributeOptions: OptionSet, Sendable {}
      open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {}
      open class INMessageAttributeResolutionResult: INIntentResolutionResult {}
      open class INMessageLinkMetadata: NSObject, NSCopying, NSSecureCoding {}
      public enum INMessageType: Hashable, RawRepresentable, Sendable {}
      public protocol INMessagesDomainHandling: INSearchForMessagesIntentHandling, INSendMessageIntentHandling, INSetMessageAttributeIntentHandling {}
      open class INNote: NSObject, NSCopying, NSSecureCoding {}
      open class INNoteContent: NSObject, NSCopying, NSSecureCoding {}
      open class INNoteContentResolutionResult: INIntentResolutionResult {}
      public enum INNoteContentType: Hashable, RawRepresentable {}
      open class INNoteContentTypeResolutionResult: INIntentResolutionResult {}
      open class INNoteResolutionResult: INIntentResolutionResult {}
      public protocol INNotebookDomainHandling: INAddTasksIntentHandling, INAppendToNoteIntentHandling, INCreateNoteIntentHandling, INCreateTaskListIntentHandling, INSearchForNotebookItemsIntentHandling, INSetTaskAttributeIntentHandling {}
      public enum INNotebookItemType: Hashable, RawRepresentable, Sendable {}
      open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {}
      open class INObject: NSObject, INSpeakable, NSCopying, NSSecureCoding {}
      open class INObjectCollection<ObjectType>: NSObject, NSCopying, NSSecureCoding where ObjectType: AnyObject {}
      open class INObjectResolutionResult: INIntentResolutionResult {}
      open class INObjectSection<ObjectType>: NSObject, NSCopying, NSSecureCoding where ObjectType: AnyObject {}
      public enum INOutgoingMessageType: Hashable, RawRepresentable, Sendable {}
      open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {}
      open class INParameter: NSObject, NSCopying, NSSecureCoding {}
      open class INPauseWorkoutIntent: INIntent {}
      public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {}
      open class INPauseWorkoutIntentResponse: INIntentResponse {}
      public enum INPauseWorkoutIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INPayBillIntent: INIntent {}
      public protocol INPayBillIntentHandling: NSObjectProtocol {}
      open class INPayBillIntentResponse: INIntentResponse {}
      public enum INPayBillIntentResponseCode: Hashable, RawRepresentable {}
      open class INPaymentAccount: NSObject, NSCopying, NSSecureCoding {}
      open class INPaymentAccountResolutionResult: INIntentResolutionResult {}
      open class INPaymentAmount: NSObject, NSCopying, NSSecureCoding {}
      open class INPaymentAmountResolutionResult: INIntentResolutionResult {}
      open class INPaymentMethod: NSObject, NSCopying, NSSecureCoding {}
      open class INPaymentMethodResolutionResult: INIntentResolutionResult {}
      public enum INPaymentMethodType: Hashable, RawRepresentable, Sendable {}
      open class INPaymentRecord: NSObject, NSCopying, NSSecureCoding {}
      public enum INPaymentStatus: Hashable, RawRepresentable, Sendable {}
      open class INPaymentStatusResolutionResult: INIntentResolutionResult {}
      public protocol INPaymentsDomainHandling: INPayBillIntentHandling, INRequestPaymentIntentHandling, INSearchForAccountsIntentHandling, INSearchForBillsIntentHandling, INSendPaymentIntentHandling, INTransferMoneyIntentHandling {}
      open class INPerson: NSObject, INSpeakable, NSCopying, NSSecureCoding {}
      open class INPersonHandle: NSObject, NSCopying, NSSecureCoding {}
      public struct INPersonHandleLabel: Hashable, RawRepresentable, Sendable {}
      public enum INPersonHandleType: Hashable, RawRepresentable, Sendable {}
      public struct INPersonRelationship: Hashable, RawRepresentable, Sendable {}
      open class INPersonResolutionResult: INIntentResolutionResult {}
      public enum INPersonSuggestionType: Hashable, RawRepresentable, Sendable {}
      public struct INPhotoAttributeOptions: OptionSet {}
      public protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {}
      open class INPlacemarkResolutionResult: INIntentResolutionResult {}
      open class INPlayMediaIntent: INIntent {}
      public protocol INPlayMediaIntentHandling: NSObjectProtocol {}
      open class INPlayMediaIntentResponse: INIntentResponse {}
      public enum INPlayMediaIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {}
      public enum INPlayMediaMediaItemUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {}
      public enum INPlayMediaPlaybackSpeedUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      public enum INPlaybackQueueLocation: Hashable, RawRepresentable, Sendable {}
      open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult {}
      public enum INPlaybackRepeatMode: Hashable, RawRepresentable, Sendable {}
      open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {}
      open class INPreferences: NSObject {}
      open class INPriceRange: NSObject, NSCopying, NSSecureCoding {}
      public protocol INRadioDomainHandling: INSetRadioStationIntentHandling {}
      public enum INRadioType: Hashable, RawRepresentable {}
      open class INRadioTypeResolutionResult: INIntentResolutionResult {}
      public enum INRecurrenceFrequency: Hashable, RawRepresentable, Sendable {}
      open class INRecurrenceRule: NSObject, NSCopying, NSSecureCoding {}
      public enum INRelativeReference: Hashable, RawRepresentable {}
      open class INRelativeReferenceResolutionResult: INIntentResolutionResult {}
      public enum INRelativeSetting: Hashable, RawRepresentable {}
      open class INRelativeSettingResolutionResult: INIntentResolutionResult {}
      open class INRelevanceProvider: NSObject, NSCopying, NSSecureCoding {}
      open class INRelevantShortcut: NSObject, NSCopying, NSSecureCoding {}
      public enum INRelevantShortcutRole: Hashable, RawRepresentable, Sendable {}
      open class INRelevantShortcutStore: NSObject {}
      open class INRentalCar: NSObject, NSCopying, NSSecureCoding {}
      open class INRentalCarReservation: INReservation {}
      open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {}
      public enum INRequestPaymentCurrencyAmountUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INRequestPaymentIntent: INIntent {}
      public protocol INRequestPaymentIntentHandling: NSObjectProtocol {}
      open class INRequestPaymentIntentResponse: INIntentResponse {}
      public enum INRequestPaymentIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {}
      public enum INRequestPaymentPayerUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INRequestRideIntent: INIntent {}
      public protocol INRequestRideIntentHandling: NSObjectProtocol {}
      open class INRequestRideIntentResponse: INIntentResponse {}
      public enum INRequestRideIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INReservation: NSObject, NSCopying, NSSecureCoding {}
      open class INReservationAction: NSObject, NSCopying, NSSecureCoding {}
      public enum INReservationActionType: Hashable, RawRepresentable, Sendable {}
      public enum INReservationStatus: Hashable, RawRepresentable, Sendable {}
      open class INRestaurant: NSObject, NSCopying, NSSecureCoding {}
      open class INRestaurantGuest: INPerson {}
      open class INRestaurantGuestDisplayPreferences: NSObject, NSCopying, NSSecureCoding {}
      open class INRestaurantGuestResolutionResult: INIntentResolutionResult {}
      open class INRestaurantOffer: NSObject, NSCopying, NSSecureCoding {}
      open class INRestaurantReservation: INReservation {}
      open class INRestaurantReservationBooking: NSObject, NSCopying, NSSecureCoding {}
      open class INRestaurantReservationUserBooking: INRestaurantReservationBooking {}
      public enum INRestaurantReservationUserBookingStatus: Hashable, RawRepresentable, Sendable {}
      open class INRestaurantResolutionResult: INIntentResolutionResult {}
      open class INResumeWorkoutIntent: INIntent {}
      public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {}
      open class INResumeWorkoutIntentResponse: INIntentResponse {}
      public enum INResumeWorkoutIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INRideCompletionStatus: NSObject, NSCopying, NSSecureCoding {}
      open class INRideDriver: INPerson {}
      open class INRideFareLineItem: NSObject, NSCopying, NSSecureCoding {}
      public struct INRideFeedbackTypeOptions: OptionSet, Sendable {}
      open class INRideOption: NSObject, NSCopying, NSSecureCoding {}
      open class INRidePartySizeOption: NSObject, NSCopying, NSSecureCoding {}
      public enum INRidePhase: Hashable, RawRepresentable, Sendable {}
      open class INRideStatus: NSObject, NSCopying, NSSecureCoding {}
      open class INRideVehicle: NSObject, NSCopying, NSSecureCoding {}
      public protocol INRidesharingDomainHandling: INCancelRideIntentHandling, INGetRideStatusIntentHandling, INListRideOptionsIntentHandling, INRequestRideIntentHandling, INSendRideFeedbackIntentHandling {}
      open class INSaveProfileInCarIntent: INIntent {}
      public protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {}
      open class INSaveProfileInCarIntentResponse: INIntentResponse {}
      public enum INSaveProfileInCarIntentResponseCode: Hashable, RawRepresentable {}
      open class INSearchCallHistoryIntent: INIntent {}
      public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {}
      open class INSearchCallHistoryIntentResponse: INIntentResponse {}
      public enum INSearchCallHistoryIntentResponseCode: Hashable, RawRepresentable {}
      open class INSearchForAccountsIntent: INIntent {}
      public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {}
      open class INSearchForAccountsIntentResponse: INIntentResponse {}
      public enum INSearchForAccountsIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSearchForBillsIntent: INIntent {}
      public protocol INSearchForBillsIntentHandling: NSObjectProtocol {}
      open class INSearchForBillsIntentResponse: INIntentResponse {}
      public enum INSearchForBillsIntentResponseCode: Hashable, RawRepresentable {}
      open class INSearchForMediaIntent: INIntent {}
      public protocol INSearchForMediaIntentHandling: NSObjectProtocol {}
      open class INSearchForMediaIntentResponse: INIntentResponse {}
      public enum INSearchForMediaIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {}
      public enum INSearchForMediaMediaItemUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INSearchForMessagesIntent: INIntent {}
      public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {}
      open class INSearchForMessagesIntentResponse: INIntentResponse {}
      public enum INSearchForMessagesIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSearchForNotebookItemsIntent: INIntent {}
      public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {}
      open class INSearchForNotebookItemsIntentResponse: INIntentResponse {}
      public enum INSearchForNotebookItemsIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSearchForPhotosIntent: INIntent {}
      public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {}
      open class INSearchForPhotosIntentResponse: INIntentResponse {}
      public enum INSearchForPhotosIntentResponseCode: Hashable, RawRepresentable {}
      open class INSeat: NSObject, NSCopying, NSSecureCoding {}
      open class INSendMessageAttachment: NSObject {}
      open class INSendMessageIntent: INIntent, UNNotificationContentProviding {}
      open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {}
      public protocol INSendMessageIntentHandling: NSObjectProtocol {}
      open class INSendMessageIntentResponse: INIntentResponse {}
      public enum INSendMessageIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {}
      public enum INSendMessageRecipientUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {}
      public enum INSendPaymentCurrencyAmountUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INSendPaymentIntent: INIntent {}
      public protocol INSendPaymentIntentHandling: NSObjectProtocol {}
      open class INSendPaymentIntentResponse: INIntentResponse {}
      public enum INSendPaymentIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {}
      public enum INSendPaymentPayeeUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INSendRideFeedbackIntent: INIntent {}
      public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {}
      open class INSendRideFeedbackIntentResponse: INIntentResponse {}
      public enum INSendRideFeedbackIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSetAudioSourceInCarIntent: INIntent {}
      public protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {}
      open class INSetAudioSourceInCarIntentResponse: INIntentResponse {}
      public enum INSetAudioSourceInCarIntentResponseCode: Hashable, RawRepresentable {}
      open class INSetCarLockStatusIntent: INIntent {}
      public protocol INSetCarLockStatusIntentHandling: NSObjectProtocol {}
      open class INSetCarLockStatusIntentResponse: INIntentResponse {}
      public enum INSetCarLockStatusIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSetClimateSettingsInCarIntent: INIntent {}
      public protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {}
      open class INSetClimateSettingsInCarIntentResponse: INIntentResponse {}
      public enum INSetClimateSettingsInCarIntentResponseCode: Hashable, RawRepresentable {}
      open class INSetDefrosterSettingsInCarIntent: INIntent {}
      public protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {}
      open class INSetDefrosterSettingsInCarIntentResponse: INIntentResponse {}
      public enum INSetDefrosterSettingsInCarIntentResponseCode: Hashable, RawRepresentable {}
      open class INSetMessageAttributeIntent: INIntent {}
      public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {}
      open class INSetMessageAttributeIntentResponse: INIntentResponse {}
      public enum INSetMessageAttributeIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSetProfileInCarIntent: INIntent {}
      public protocol INSetProfileInCarIntentHandling: NSObjectProtocol {}
      open class INSetProfileInCarIntentResponse: INIntentResponse {}
      public enum INSetProfileInCarIntentResponseCode: Hashable, RawRepresentable {}
      open class INSetRadioStationIntent: INIntent {}
      public protocol INSetRadioStationIntentHandling: NSObjectProtocol {}
      open class INSetRadioStationIntentResponse: INIntentResponse {}
      public enum INSetRadioStationIntentResponseCode: Hashable, RawRepresentable {}
      open class INSetSeatSettingsInCarIntent: INIntent {}
      public protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {}
      open class INSetSeatSettingsInCarIntentResponse: INIntentResponse {}
      public enum INSetSeatSettingsInCarIntentResponseCode: Hashable, RawRepresentable {}
      open class INSetTaskAttributeIntent: INIntent {}
      public protocol INSetTaskAttributeIntentHandling: NSObjectProtocol {}
      open class INSetTaskAttributeIntentResponse: INIntentResponse {}
      public enum INSetTaskAttributeIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {}
      public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INShareFocusStatusIntent: INIntent {}
      public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {}
      open class INShareFocusStatusIntentResponse: INIntentResponse {}
      public enum INShareFocusStatusIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      public enum INShortcut: ReferenceConvertible {}
      public struct INShortcutAvailabilityOptions: OptionSet, Sendable {}
      open class INShortcutReference: NSObject, NSCopying, NSSecureCoding {}
      public enum INSiriAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      open class INSnoozeTasksIntent: INIntent {}
      public protocol INSnoozeTasksIntentHandling: NSObjectProtocol {}
      open class INSnoozeTasksIntentResponse: INIntentResponse {}
      public enum INSnoozeTasksIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {}
      public enum INSnoozeTasksTaskUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      public enum INSortType: Hashable, RawRepresentable, Sendable {}
      public enum INSpatialEvent: Hashable, RawRepresentable, Sendable {}
      open class INSpatialEventTrigger: NSObject, NSCopying, NSSecureCoding {}
      open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult {}
      public protocol INSpeakable: NSObjectProtocol {}
      open class INSpeakableString: NSObject, INSpeakable, NSCopying, NSSecureCoding {}
      open class INSpeakableStringResolutionResult: INIntentResolutionResult {}
      open class INSpeedResolutionResult: INIntentResolutionResult {}
      open class INStartAudioCallIntent: INIntent {}
      public protocol INStartAudioCallIntentHandling: NSObjectProtocol {}
      open class INStartAudioCallIntentResponse: INIntentResponse {}
      public enum INStartAudioCallIntentResponseCode: Hashable, RawRepresentable {}
      open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {}
      public enum INStartCallCallCapabilityUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {}
      public enum INStartCallCallRecordToCallBackUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INStartCallContactResolutionResult: INPersonResolutionResult {}
      public enum INStartCallContactUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INStartCallIntent: INIntent, UNNotificationContentProviding {}
      public protocol INStartCallIntentHandling: NSObjectProtocol {}
      open class INStartCallIntentResponse: INIntentResponse {}
      public enum INStartCallIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INStartPhotoPlaybackIntent: INIntent {}
      public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {}
      open class INStartPhotoPlaybackIntentResponse: INIntentResponse {}
      public enum INStartPhotoPlaybackIntentResponseCode: Hashable, RawRepresentable {}
      open class INStartVideoCallIntent: INIntent {}
      public protocol INStartVideoCallIntentHandling: NSObjectProtocol {}
      open class INStartVideoCallIntentResponse: INIntentResponse {}
      public enum INStartVideoCallIntentResponseCode: Hashable, RawRepresentable {}
      open class INStartWorkoutIntent: INIntent {}
      public protocol INStartWorkoutIntentHandling: NSObjectProtocol {}
      open class INStartWorkoutIntentResponse: INIntentResponse {}
      public enum INStartWorkoutIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INStringResolutionResult: INIntentResolutionResult {}
      open class INTask: NSObject, NSCopying, NSSecureCoding {}
      open class INTaskList: NSObject, NSCopying, NSSecureCoding {}
      open class INTaskListResolutionResult: INIntentResolutionResult {}
      public enum INTaskPriority: Hashable, RawRepresentable, Sendable {}
      open class INTaskPriorityResolutionResult: INIntentResolutionResult {}
      open class INTaskResolutionResult: INIntentResolutionResult {}
      public enum INTaskStatus: Hashable, RawRepresentable, Sendable {}
      open class INTaskStatusResolutionResult: INIntentResolutionResult {}
      public enum INTaskType: Hashable, RawRepresentable, Sendable {}
      open class INTemperatureResolutionResult: INIntentResolutionResult {}
      open class INTemporalEventTrigger: NSObject, NSCopying, NSSecureCoding {}
      open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {}
      public struct INTemporalEventTriggerTypeOptions: OptionSet, Sendable {}
      open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult {}
      open class INTermsAndConditions: NSObject, NSCopying, NSSecureCoding {}
      open class INTextNoteContent: INNoteContent {}
      open class INTicketedEvent: NSObject, NSCopying, NSSecureCoding {}
      public enum INTicketedEventCategory: Hashable, RawRepresentable, Sendable {}
      open class INTicketedEventReservation: INReservation {}
      open class INTimeIntervalResolutionResult: INIntentResolutionResult {}
      open class INTrainReservation: INReservation {}
      open class INTrainTrip: NSObject, NSCopying, NSSecureCoding {}
      open class INTransferMoneyIntent: INIntent {}
      public protocol INTransferMoneyIntentHandling: NSObjectProtocol {}
      open class INTransferMoneyIntentResponse: INIntentResponse {}
      public enum INTransferMoneyIntentResponseCode: Hashable, RawRepresentable {}
      open class INURLResolutionResult: INIntentResolutionResult {}
      open class INUnsendMessagesIntent: INIntent {}
      public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {}
      open class INUnsendMessagesIntentResponse: INIntentResponse {}
      public enum INUnsendMessagesIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INUpcomingMediaManager: NSObject {}
      public enum INUpcomingMediaPredictionMode: Hashable, RawRepresentable, Sendable {}
      open class INUpdateMediaAffinityIntent: INIntent {}
      public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {}
      open class INUpdateMediaAffinityIntentResponse: INIntentResponse {}
      public enum INUpdateMediaAffinityIntentResponseCode: Hashable, RawRepresentable, Sendable {}
      open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {}
      public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Hashable, RawRepresentable, Sendable {}
      open class INUserContext: NSObject, NSSecureCoding {}
      public protocol INVisualCodeDomainHandling: INGetVisualCodeIntentHandling {}
      public enum INVisualCodeType: Hashable, RawRepresentable {}
      open class INVisualCodeTypeResolutionResult: INIntentResolutionResult {}
      open class INVocabulary: NSObject {}
      public enum INVocabularyStringType: Hashable, RawRepresentable, Sendable {}
      open class INVoiceShortcut: NSObject, NSCopying, NSSecureCoding {}
      open class INVoiceShortcutCenter: NSObject {}
      open class INVolumeResolutionResult: INIntentResolutionResult {}
      public enum INWorkoutGoalUnitType: Hashable, RawRepresentable, Sendable {}
      open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {}
      public enum INWorkoutLocationType: Hashable, RawRepresentable, Sendable {}
      open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {}
      public struct INWorkoutNameIdentifier: Hashable, RawRepresentable, Sendable {}
      public protocol INWorkoutsDomainHandling: INCancelWorkoutIntentHandling, INEndWorkoutIntentHandling, INPauseWorkoutIntentHandling, INResumeWorkoutIntentHandling, INStartWorkoutIntentHandling {}
      extension INCar {
        public struct ChargingConnectorType: Hashable, RawRepresentable, Sendable {}
        open class HeadUnit: NSObject, NSCopying, NSSecureCoding {}
      }
      extension INDailyRoutineRelevanceProvider {
        public enum Situation: Hashable, RawRepresentable, Sendable {}
      }
      extension INIntentError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension INMediaUserContext {
        public enum SubscriptionStatus: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
