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

;; Questions about the file of a buffer.

(defun concurlint--show (command argument name)
  "Ask COMMAND with ARGUMENT about the buffer, and show the answer in a buffer NAME."
  (let* ((subject (append (list :textDocument (list :uri (eglot--path-to-uri buffer-file-name))) argument))
         (text (jsonrpc-request (eglot--current-server-or-lose) :workspace/executeCommand
                                (list :command command :arguments (vector subject)))))
    (with-current-buffer (get-buffer-create name)
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert text)
        (goto-char (point-min)))
      (special-mode)
      (display-buffer (current-buffer)))))

(defun concurlint--place (of-type)
  "The place of the cursor if OF-TYPE."
  (and of-type (list :position (eglot--pos-to-lsp-position))))

(defun concurlint-isolation-map (&optional of-type)
  "Show where everything in the file runs, and why; with a prefix, OF-TYPE at the cursor."
  (interactive "P")
  (concurlint--show "concurlint.isolationMap" (concurlint--place of-type) "*concurlint isolation*"))

(defun concurlint-swift-6 (&optional of-type)
  "Show what the compiler would say of the file in Swift 6 mode; with a prefix, OF-TYPE at the cursor."
  (interactive "P")
  (concurlint--show "concurlint.whatIf" (concurlint--place of-type) "*concurlint Swift 6*"))

(defun concurlint-fix-project ()
  "Make the fixes of the whole project: the safe ones, or all."
  (interactive)
  (jsonrpc-async-request (eglot--current-server-or-lose) :workspace/executeCommand
                         '(:command "concurlint.fixProject" :arguments [])))

(provide 'concurlint-eglot)
;;; concurlint-eglot.el ends here
