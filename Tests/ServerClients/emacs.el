;;; emacs.el --- the steps of check-editors.py in Emacs -*- lexical-binding: t -*-

;; Editors/concurlint-eglot.el has been loaded.  Debian has no mode for Swift: a name is enough.

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq concurlint-command (getenv "CONCURLINT")
      eglot-sync-connect 60
      eglot-connect-timeout 60
      eglot-autoshutdown nil
      eglot-confirm-server-initiated-edits nil
      flymake-no-changes-timeout 0.01
      eglot-send-changes-idle-time 0.01
      make-backup-files nil
      create-lockfiles nil)

(defun check-wait (what holds)
  "Wait until HOLDS returns non-nil; fail with WHAT if it never does."
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall holds)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (unless (funcall holds) (error "%s" what))))

(defmacro check-step (name &rest body)
  "Say whether BODY, the step NAME, is right."
  `(condition-case problem
       (progn ,@body (princ (format "ok %s\n" ,name)))
     ;; What follows depends on it.
     (error (princ (format "failed %s: %S\n" ,name problem))
            (kill-emacs 1))))

(defun check-open (name)
  "Open the file NAME, and let the server know."
  (let ((buffer (find-file-noselect name)))
    (with-current-buffer buffer
      (if (eglot-current-server)
          (eglot--maybe-activate-editing-mode)
        (apply #'eglot (eglot--guess-contact)))
      (flymake-mode 1))
    buffer))


(defun check-finds (buffer text)
  "Whether BUFFER has one finding or more, each with TEXT in it."
  (let ((found (with-current-buffer buffer
                 (flymake-start)
                 (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))))
    (and found (seq-every-p (lambda (each) (string-match-p (regexp-quote text) each)) found))))

(defun check-finds-nothing (buffer)
  "Whether BUFFER has no finding."
  (with-current-buffer buffer
    (flymake-start)
    (null (flymake-diagnostics))))

(defun check-goto (line column)
  "Go to LINE and COLUMN, both from 0."
  (goto-char (point-min))
  (forward-line line)
  (forward-char column))

(defun check-apply (action)
  "Make the edits of ACTION."
  (let ((edit (or (plist-get action :edit)
                  (plist-get (jsonrpc-request (eglot--current-server-or-lose) :codeAction/resolve action) :edit))))
    ;; Eglot asks before it edits files that are not open.
    (cl-letf (((symbol-function 'y-or-n-p) #'always))
      (eglot--apply-workspace-edit edit))))

(let (limit wait use tag)
  (check-step
   "open"
   (setq limit (check-open "Limit.swift"))
   (check-wait "no findings" (lambda () (check-finds limit "global shared mutable state")))
   (with-current-buffer limit
     (let ((first (car (sort (flymake-diagnostics)
                             (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))))
       (goto-char (flymake-diagnostic-beg first))
       (unless (looking-at "limit") (error "it is at %d" (point))))))
  (check-step
   "other-file"
   (setq wait (check-open "Wait.swift") use (check-open "Use.swift"))
   (with-current-buffer use
     (check-goto 0 10)
     (insert " async")
     (eglot--signal-textDocument/didChange))
   (check-wait "nothing appears" (lambda () (check-finds wait "Thread.sleep")))
   (with-current-buffer use
     (check-goto 0 10)
     (delete-char 6)
     (eglot--signal-textDocument/didChange))
   (check-wait "it stays" (lambda () (check-finds-nothing wait))))
  (check-step
   "hover"
   (with-current-buffer limit
     (check-goto 0 13)
     (let* ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                    (eglot--TextDocumentPositionParams)))
            (text (plist-get (plist-get hover :contents) :value)))
       (unless (string-match-p "Two threads that write" text) (error "%s" text)))))
  (check-step
   "isolation-map"
   (with-current-buffer limit (concurlint-isolation-map))
   (with-current-buffer "*concurlint isolation*"
     (unless (search-forward "`nonisolated` | property `limit`" nil t) (error "%s" (buffer-string)))))
  (check-step
   "swift-6"
   (with-current-buffer limit (concurlint-swift-6 t))
   (with-current-buffer "*concurlint Swift 6*"
     (unless (search-forward "in Swift 6 mode already" nil t) (error "%s" (buffer-string)))))
  (check-step
   "quick-fix"
   (setq tag (check-open "Tag.swift"))
   (check-wait "no finding" (lambda () (check-finds tag "assumeIsolated")))
   (with-current-buffer tag
     (check-goto 3 2)
     (let ((action (car (eglot-code-actions (point) (point)))))
       (unless (string-match-p "(2 files)" (plist-get action :title)) (error "%S" action))
       (check-apply action)
       (eglot--signal-textDocument/didChange)))
   (check-wait "the finding stays" (lambda () (check-finds-nothing tag))))
  (check-step
   "fix-all"
   (with-current-buffer limit
     (check-goto 0 0)
     (let ((actions (jsonrpc-request
                     (eglot--current-server-or-lose) :textDocument/codeAction
                     (list :textDocument (eglot--TextDocumentIdentifier)
                           :range (list :start (eglot--pos-to-lsp-position) :end (eglot--pos-to-lsp-position))
                           :context '(:diagnostics [] :only ["source.fixAll"])))))
       (unless (= (length actions) 1) (error "%S" actions))
       (check-apply (aref actions 0))
       (eglot--signal-textDocument/didChange)))
   (check-wait "findings stay" (lambda () (check-finds-nothing limit))))
  (check-step
   "save"
   (save-some-buffers t)
   (accept-process-output nil 0.3)
   (unless (and (check-finds-nothing limit) (check-finds-nothing tag)) (error "findings come back")))
  (check-step
   "shutdown"
   (with-current-buffer limit
     (eglot-shutdown (eglot--current-server-or-lose) nil 10))))
(kill-emacs 0)
