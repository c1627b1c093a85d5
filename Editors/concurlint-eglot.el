;;; concurlint-eglot.el --- concurlint in Emacs, with Eglot -*- lexical-binding: t -*-

;; Eglot talks to one server in a buffer.  This makes it concurlint in buffers of `swift-mode' and `swift-ts-mode':
;; (load "/path/to/concurlint-eglot.el"), then M-x eglot in a buffer.

;;; Code:

(require 'eglot)

(defgroup concurlint nil
  "A linter for Swift concurrency and SwiftData."
  :group 'tools)

(defcustom concurlint-command "concurlint"
  "The program."
  :type 'string)

(defcustom concurlint-settings nil
  "What is sent to the server when it starts, such as (:scope \"project\")."
  :type 'plist)

(add-to-list 'eglot-server-programs
             `((swift-mode swift-ts-mode)
               . ,(lambda (&rest _)
                    (append (list concurlint-command "server")
                            (list :initializationOptions
                                  (or concurlint-settings (make-hash-table)))))))

(provide 'concurlint-eglot)
;;; concurlint-eglot.el ends here
