// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let carPlay = SDKMembers(
    module: "CarPlay",
    typesOfOthers: ["Role"],
    text: #"""
      extension CPActionSheetTemplate {
      init(title: String?, message: String?, actions: [CPAlertAction])
      var actions: [CPAlertAction] {get}
      var message: String? {get}
      var title: String? {get}
      }
      extension CPAlertAction {
      init(title: String, color: UIColor, handler: CPAlertActionHandler)
      init(title: String, style: CPAlertAction.Style, handler: CPAlertActionHandler)
      var color: UIColor? {get}
      var handler: CPAlertActionHandler {get}
      var style: CPAlertAction.Style {get}
      var title: String {get}
      }
      extension CPAlertAction.Style {
      init?(rawValue: UInt)
      static var `default`: Style {get}
      static var cancel: Style {get}
      static var destructive: Style {get}
      }
      extension CPAlertTemplate {
      init(titleVariants: [String], actions: [CPAlertAction])
      var actions: [CPAlertAction] {get}
      var titleVariants: [String] {get}
      }
      extension CPAssistantCellActionType {
      init?(rawValue: Int)
      static var startCall: CPAssistantCellActionType {get}
      }
      extension CPAssistantCellConfiguration {
      init(position: CPListItem.AssistantCellPosition, visibility: CPListItem.AssistantCellVisibility, assistantAction: CPAssistantCellActionType)
      var position: CPListItem.AssistantCellPosition {get}
      var visibility: CPListItem.AssistantCellVisibility {get}
      }
      extension CPBarButton {
      init(image: UIImage, handler: CPBarButtonHandler? = nil)
      init(title: String, handler: CPBarButtonHandler? = nil)
      init(type: CPBarButton.Type, handler: CPBarButtonHandler? = nil)
      var buttonStyle: CPBarButtonStyle {get set}
      var image: UIImage? {get set}
      var isEnabled: Bool {get set}
      var title: String? {get set}
      }
      extension CPBarButtonProviding {
      var backButton: CPBarButton? {get set}
      var trailingNavigationBarButtons: [CPBarButton] {get set}
      }
      extension CPBarButtonStyle {
      init?(rawValue: Int)
      static var none: CPBarButtonStyle {get}
      static var rounded: CPBarButtonStyle {get}
      }
      extension CPButton {
      init(image: UIImage, handler: _ = nil)
      var image: UIImage? {get}
      var isEnabled: Bool {get set}
      var title: String? {get set}
      }
      extension CPInterfaceController {
      func dismissTemplate(animated: Bool)
      func dismissTemplate(animated: Bool) async throws -> Bool
      func dismissTemplate(animated: Bool, completion: _ = nil)
      func pop(to: CPTemplate, animated: Bool)
      func pop(to: CPTemplate, animated: Bool) async throws -> Bool
      func pop(to: CPTemplate, animated: Bool, completion: _ = nil)
      func popTemplate(animated: Bool)
      func popTemplate(animated: Bool) async throws -> Bool
      func popTemplate(animated: Bool, completion: _ = nil)
      func popToRootTemplate(animated: Bool)
      func popToRootTemplate(animated: Bool) async throws -> Bool
      func popToRootTemplate(animated: Bool, completion: _ = nil)
      func presentTemplate(_: CPTemplate, animated: Bool)
      func presentTemplate(_: CPTemplate, animated: Bool) async throws -> Bool
      func presentTemplate(_: CPTemplate, animated: Bool, completion: _ = nil)
      func pushTemplate(_: CPTemplate, animated: Bool)
      func pushTemplate(_: CPTemplate, animated: Bool) async throws -> Bool
      func pushTemplate(_: CPTemplate, animated: Bool, completion: _ = nil)
      var delegate: (any CPInterfaceControllerDelegate)? {get set}
      var presentedTemplate: CPTemplate? {get}
      var templates: [CPTemplate] {get}
      }
      extension CPInterfaceControllerDelegate {
      func templateWillAppear(_: CPTemplate, animated: Bool)
      func templateWillDisappear(_: CPTemplate, animated: Bool)
      }
      extension CPListImageRowItem {
      func update(_: [UIImage])
      init(text: String, images: [UIImage])
      init(text: String, images: [UIImage], imageTitles: [String])
      var handler: _ {get set}
      var isEnabled: Bool {get set}
      var listImageRowHandler: _ {get set}
      var text: String? {get set}
      var userInfo: Any? {get set}
      }
      extension CPListItem {
      func setDetailText(_: String?)
      func setImage(_: UIImage?)
      func setText(_: String)
      init(text: String?, detailText: String?)
      init(text: String?, detailText: String?, image: UIImage?)
      init(text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?, accessoryType: CPListItemAccessoryType)
      init(text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool)
      var accessoryType: CPListItemAccessoryType {get set}
      var detailText: String? {get}
      var handler: _ {get set}
      var image: UIImage? {get}
      var isEnabled: Bool {get set}
      var isPlaying: Bool {get set}
      var text: String? {get}
      var userInfo: Any? {get set}
      }
      extension CPListItem.AssistantCellPosition {
      init?(rawValue: Int)
      static var bottom: AssistantCellPosition {get}
      static var top: AssistantCellPosition {get}
      }
      extension CPListItem.AssistantCellVisibility {
      init?(rawValue: Int)
      static var always: AssistantCellVisibility {get}
      static var off: AssistantCellVisibility {get}
      }
      extension CPListItemAccessoryType {
      init?(rawValue: Int)
      static var cloud: CPListItemAccessoryType {get}
      static var disclosureIndicator: CPListItemAccessoryType {get}
      static var none: CPListItemAccessoryType {get}
      }
      extension CPListSection {
      func index(of: any CPListTemplateItem) -> Int
      func item(at: Int) -> any CPListTemplateItem
      init(items: [CPListItem])
      init(items: [CPListItem], header: String?, sectionIndexTitle: String?)
      init(items: [any CPListTemplateItem])
      init(items: [any CPListTemplateItem], header: String, headerSubtitle: String?, headerImage: UIImage?, headerButton: CPButton?, sectionIndexTitle: String?)
      init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?)
      var header: String? {get}
      var headerSubtitle: String? {get}
      var items: [any CPListTemplateItem] {get}
      var sectionIndexTitle: String? {get}
      }
      extension CPListTemplate {
      func indexPath(for: any CPListTemplateItem) -> IndexPath?
      func updateSections(_: [CPListSection])
      init(title: String?, sections: [CPListSection])
      init(title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?)
      static var maximumItemCount: Int {get}
      var delegate: (any CPListTemplateDelegate)? {get set}
      var emptyViewSubtitleVariants: [String] {get set}
      var itemCount: Int {get}
      var sections: [CPListSection] {get}
      var title: String? {get}
      }
      extension CPListTemplateDelegate {
      func listTemplate(_: CPListTemplate, didSelect: CPListItem) async
      func listTemplate(_: CPListTemplate, didSelect: CPListItem, completionHandler: _)
      }
      extension CPListTemplateItem {
      var isEnabled: Bool {get set}
      var text: String? {get}
      var userInfo: Any? {get set}
      }
      extension CPSelectableListItem {
      var handler: _ {get set}
      }
      extension CPTabBarTemplate {
      func select(_: CPTemplate)
      init(templates: [CPTemplate])
      static var maximumTabCount: Int {get}
      var delegate: (any CPTabBarTemplateDelegate)? {get set}
      var templates: [CPTemplate] {get}
      }
      extension CPTemplate {
      var tabImage: UIImage? {get set}
      var tabTitle: String? {get set}
      var userInfo: Any? {get set}
      }
      extension UISceneSession.Role {
      static let carTemplateApplication: UISceneSession.Role
      }
      """#)
}
