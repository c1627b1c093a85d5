/// Declarations in place of an SDK's headers, so that a project's own headers can be parsed without one.
///
/// Attributes for Swift become annotations: libclang shows the text of no others.
enum HeaderStandIns {
  /// What marks an annotation as one of these.
  static let mark = "swift:"

  static let text = """
    #define __CL(text) __attribute__((annotate("swift:" text)))
    #define swift_name(text) annotate("swift:name=" text)
    #define swift_attr(text) annotate("swift:" text)
    #define swift_async(...) annotate("swift:async=" #__VA_ARGS__)
    #define swift_newtype(kind) annotate("swift:newtype")
    #define swift_wrapper(kind) annotate("swift:newtype")
    #define swift_private annotate("swift:private")
    #define __swift_private__ annotate("swift:private")
    #define flag_enum annotate("swift:options")
    #define enum_extensibility(kind) annotate("swift:enum")
    #define ns_error_domain(name) annotate("swift:error")
    #define NS_SWIFT_NAME(name) __CL("name=" #name)
    #define CF_SWIFT_NAME(name) NS_SWIFT_NAME(name)
    #define NS_REFINED_FOR_SWIFT __CL("private")
    #define CF_REFINED_FOR_SWIFT __CL("private")
    #define NS_SWIFT_UI_ACTOR __CL("@UIActor")
    #define NS_SWIFT_NONISOLATED __CL("nonisolated")
    #define NS_SWIFT_SENDABLE __CL("@Sendable")
    #define NS_SWIFT_NONSENDABLE __CL("@_nonSendable")
    #define NS_SWIFT_SENDING __CL("sending")
    #define NS_SWIFT_DISABLE_ASYNC __CL("async=none")
    #define NS_SWIFT_ASYNC(n) __CL("async=n")
    #define NS_SWIFT_ASYNC_NAME(name) __CL("asyncname=" #name)
    #define NS_SWIFT_ASYNC_THROWS_ON_FALSE(n)
    #define NS_SWIFT_ASYNC_NOTHROW
    #define NS_SWIFT_NOTHROW __CL("nothrow")
    #define NS_SWIFT_UNAVAILABLE(text) __attribute__((unavailable))
    #define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(text)
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
    #define __CL_ENUM2(type, name, ...) enum name : type name; enum __VA_ARGS__ name : type
    #define __CL_ENUM1(type) enum : type
    #define __CL_PICK(_1, _2, name, ...) name
    #define __CL_E2(type, name) __CL_ENUM2(type, name, __CL("enum"))
    #define NS_ENUM(...) __CL_PICK(__VA_ARGS__, __CL_E2, __CL_ENUM1)(__VA_ARGS__)
    #define NS_CLOSED_ENUM(...) NS_ENUM(__VA_ARGS__)
    #define CF_ENUM(...) NS_ENUM(__VA_ARGS__)
    #define CF_CLOSED_ENUM(...) NS_ENUM(__VA_ARGS__)
    #define NS_OPTIONS(type, name) __CL_ENUM2(type, name, __CL("options"))
    #define CF_OPTIONS(type, name) NS_OPTIONS(type, name)
    #define NS_ERROR_ENUM(...) __CL_PICK(__VA_ARGS__, __CL_X2, __CL_X1)(__VA_ARGS__)
    #define __CL_X2(domain, name) __CL_ENUM2(NSInteger, name, __CL("error"))
    #define __CL_X1(domain) __CL("error")
    #define NS_TYPED_ENUM __CL("newtype")
    #define NS_TYPED_EXTENSIBLE_ENUM __CL("newtype")
    #define NS_STRING_ENUM __CL("newtype")
    #define NS_EXTENSIBLE_STRING_ENUM __CL("newtype")
    #define NS_NOESCAPE __CL("noescape")
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_HEADER_AUDIT_BEGIN(...) _Pragma("clang assume_nonnull begin")
    #define NS_HEADER_AUDIT_END(...) _Pragma("clang assume_nonnull end")
    #define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define FOUNDATION_STATIC_INLINE static inline
    #define NS_INLINE static inline
    #define UIKIT_EXTERN extern
    #define APPKIT_EXTERN extern
    #define OBJC_EXPORT extern
    #define OBJC_EXTERN extern
    #define CF_EXPORT extern
    #define CF_EXTERN_C_BEGIN
    #define CF_EXTERN_C_END
    #define __BEGIN_DECLS
    #define __END_DECLS
    #define NS_DESIGNATED_INITIALIZER
    #define NS_REQUIRES_SUPER
    #define NS_REQUIRES_NIL_TERMINATION
    #define NS_RETURNS_RETAINED
    #define NS_RETURNS_NOT_RETAINED
    #define NS_RETURNS_INNER_POINTER
    #define CF_RETURNS_RETAINED
    #define CF_RETURNS_NOT_RETAINED
    #define NS_FORMAT_FUNCTION(...)
    #define NS_FORMAT_ARGUMENT(...)
    #define NS_AVAILABLE(...)
    #define NS_AVAILABLE_IOS(...)
    #define NS_AVAILABLE_MAC(...)
    #define NS_CLASS_AVAILABLE(...)
    #define NS_CLASS_AVAILABLE_IOS(...)
    #define NS_CLASS_AVAILABLE_MAC(...)
    #define NS_ENUM_AVAILABLE(...)
    #define NS_ENUM_AVAILABLE_IOS(...)
    #define NS_DEPRECATED(...)
    #define NS_DEPRECATED_IOS(...)
    #define NS_DEPRECATED_MAC(...)
    #define NS_EXTENSION_UNAVAILABLE(...)
    #define NS_EXTENSION_UNAVAILABLE_IOS(...)
    #define NS_ROOT_CLASS
    #define API_AVAILABLE(...)
    #define API_UNAVAILABLE(...)
    #define API_DEPRECATED(...)
    #define API_DEPRECATED_WITH_REPLACEMENT(...)
    #define DEPRECATED_ATTRIBUTE
    #define DEPRECATED_MSG_ATTRIBUTE(...)
    #define __deprecated
    #define __deprecated_msg(...)
    #define __unused
    #define UI_APPEARANCE_SELECTOR
    #define IBOutlet
    #define IBOutletCollection(type)
    #define IBInspectable
    #define IB_DESIGNABLE
    #define IBAction void
    #define NS_BLOCK_ASSERTIONS
    #define DISPATCH_EXPORT extern
    #define true 1
    #define false 0
    #define bool _Bool
    #define NULL ((void *)0)
    #define TARGET_OS_MAC 1
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    typedef _Bool BOOL;
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef double NSTimeInterval;
    typedef double CFTimeInterval;
    typedef unsigned short unichar;
    typedef unsigned char Boolean;
    typedef signed char int8_t;
    typedef unsigned char uint8_t;
    typedef short int16_t;
    typedef unsigned short uint16_t;
    typedef int int32_t;
    typedef unsigned int uint32_t;
    typedef long long int64_t;
    typedef unsigned long long uint64_t;
    typedef long intptr_t;
    typedef unsigned long uintptr_t;
    typedef unsigned long size_t;
    typedef long ssize_t;
    typedef long ptrdiff_t;
    typedef unsigned char UInt8;
    typedef unsigned int UInt32;
    typedef int SInt32;
    typedef unsigned char u_char;
    typedef unsigned int u_int;
    typedef __builtin_va_list va_list;

    """

  /// The same for Objective-C.
  static let objectiveC = """
    @protocol NSObject @end
    @protocol NSCopying @end
    @protocol NSMutableCopying @end
    @protocol NSCoding @end
    @protocol NSSecureCoding <NSCoding> @end
    @protocol NSFastEnumeration @end
    __attribute__((objc_root_class)) @interface NSObject <NSObject> @end
    @interface NSString : NSObject @end
    @interface NSMutableString : NSString @end
    @interface NSArray<__covariant ObjectType> : NSObject @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType> @end
    @interface NSSet<__covariant ObjectType> : NSObject @end
    @interface NSMutableSet<ObjectType> : NSSet<ObjectType> @end
    @interface NSOrderedSet<__covariant ObjectType> : NSObject @end
    @interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType> @end
    @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType> @end
    @interface NSEnumerator<ObjectType> : NSObject @end
    @interface NSHashTable<ObjectType> : NSObject @end
    @interface NSMapTable<KeyType, ObjectType> : NSObject @end
    @interface NSCache<KeyType, ObjectType> : NSObject @end
    @interface NSError : NSObject @end
    typedef void (^dispatch_block_t)(void);
    typedef struct dispatch_queue_s *dispatch_queue_t;
    typedef struct dispatch_group_s *dispatch_group_t;
    typedef struct dispatch_semaphore_s *dispatch_semaphore_t;
    typedef struct dispatch_source_s *dispatch_source_t;
    typedef struct dispatch_data_s *dispatch_data_t;

    """
}
