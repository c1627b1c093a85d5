-- concurlint in Neovim (0.7 or newer), beside SourceKit-LSP: copy this to ~/.config/nvim/plugin/concurlint.lua
-- Settings and the command are optional:
--   vim.g.concurlint = { command = "/path/to/concurlint", settings = { scope = "project", inlayHints = "all" } }
-- Neovim 0.10 or newer shows where code runs in the text; 'hints = false' leaves that to your own settings.

local options = vim.g.concurlint or {}

-- The outermost folder with a project in it, up to the root of the repository.
local function root_of(path)
  local found
  local folder = vim.fn.fnamemodify(path, ":p:h")
  while true do
    local is_project = vim.fn.filereadable(folder .. "/Package.swift") == 1
      or vim.fn.glob(folder .. "/*.xcodeproj") ~= ""
    if is_project then found = folder end
    local parent = vim.fn.fnamemodify(folder, ":h")
    if vim.fn.isdirectory(folder .. "/.git") == 1 or parent == folder then break end
    folder = parent
  end
  return found or vim.fn.fnamemodify(path, ":p:h")
end

local clients = {}

local function attach(buffer)
  local path = vim.api.nvim_buf_get_name(buffer)
  if path == "" then return end
  local root = root_of(path)
  local client = clients[root]
  if not client or not vim.lsp.get_client_by_id(client) then
    client = vim.lsp.start_client({
      name = "concurlint",
      cmd = { options.command or "concurlint", "server" },
      root_dir = root,
      init_options = options.settings or vim.empty_dict(),
    })
    clients[root] = client
  end
  if client then vim.lsp.buf_attach_client(buffer, client) end
  -- Since Neovim 0.10. It asks all servers of the buffer.
  if options.hints ~= false and vim.lsp.inlay_hint then vim.lsp.inlay_hint.enable(true, { bufnr = buffer }) end
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "swift",
  callback = function(event) attach(event.buf) end,
})
