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

-- The lines of an answer in Markdown: without links, and with tables in columns.
local function readable(text)
  local rows, widths = {}, {}
  for _, line in ipairs(vim.split(text:gsub("%[([^%]]*)%]%(file:[^)]*%)", "%1"), "\n", { trimempty = true })) do
    if vim.startswith(line, "| ") then
      local cells = vim.split(line:sub(3, -3), " | ", { plain = true })
      for number = 1, #cells - 1 do
        widths[number] = math.max(widths[number] or 0, vim.fn.strdisplaywidth(cells[number]))
      end
      table.insert(rows, cells)
    elseif not vim.startswith(line, "|-") then
      table.insert(rows, line)
    end
  end
  return vim.tbl_map(function(row)
    if type(row) == "string" then return row end
    for number = 1, #row - 1 do
      row[number] = row[number] .. (" "):rep(widths[number] - vim.fn.strdisplaywidth(row[number]))
    end
    return table.concat(row, "  ")
  end, rows)
end

-- Shows the answer to a question about the buffer in a window of its own.
local function show(command, argument)
  local buffer = vim.api.nvim_get_current_buf()
  local subject = vim.tbl_extend("force", { textDocument = { uri = vim.uri_from_bufnr(buffer) } }, argument or {})
  for _, client in pairs(vim.lsp.buf_get_clients(buffer)) do
    if client.name == "concurlint" then
      client.request("workspace/executeCommand", { command = command, arguments = { subject } }, function(problem, text)
        if problem then return vim.notify("concurlint: " .. problem.message, vim.log.levels.WARN) end
        vim.cmd("botright new")
        vim.api.nvim_buf_set_lines(0, 0, -1, true, readable(text))
        vim.bo.buftype, vim.bo.bufhidden, vim.bo.filetype, vim.bo.modifiable = "nofile", "wipe", "markdown", false
      end, buffer)
    end
  end
end

local function cursor()
  return { position = vim.lsp.util.make_position_params(0, "utf-16").position }
end

-- Where everything in the file runs, and why; with '!' in the type at the cursor.
vim.api.nvim_create_user_command("ConcurlintIsolation", function(call)
  show("concurlint.isolationMap", call.bang and cursor() or nil)
end, { bang = true })

-- What the compiler would say of the file in Swift 6 mode; with '!' of the type at the cursor.
vim.api.nvim_create_user_command("ConcurlintSwift6", function(call)
  show("concurlint.whatIf", call.bang and cursor() or nil)
end, { bang = true })

-- The fixes of the whole project: the safe ones, or all.
vim.api.nvim_create_user_command("ConcurlintFixProject", function()
  vim.lsp.buf_request(0, "workspace/executeCommand", { command = "concurlint.fixProject", arguments = {} })
end, {})

vim.api.nvim_create_autocmd("FileType", {
  pattern = "swift",
  callback = function(event) attach(event.buf) end,
})
