-- The steps of check-editors.py in Neovim. Editors/neovim.lua has been read as its configuration.

local function wait_for(what, holds)
  if not vim.wait(20000, holds, 20) then error(what) end
end

local function step(name, body)
  local ok, message = pcall(body)
  io.stdout:write((ok and "ok " .. name or "failed " .. name .. ": " .. tostring(message)) .. "\n")
  io.stdout:flush()
  -- What follows depends on it.
  if not ok then vim.cmd("cquit 1") end
end

local function open(name)
  vim.cmd("edit " .. name)
  vim.cmd("setfiletype swift")
  return vim.api.nvim_get_current_buf()
end

-- The rules that are found in a buffer, in their order.
local function rules(buffer)
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
    local lsp = diagnostic.user_data and diagnostic.user_data.lsp or {}
    table.insert(found, diagnostic.code or lsp.code)
  end
  return table.concat(found, " ")
end

local function client()
  for _, client in pairs(vim.lsp.get_active_clients()) do
    if client.name == "concurlint" then return client end
  end
end

local function request(buffer, method, parameters)
  local response = vim.lsp.buf_request_sync(buffer, method, parameters, 60000)
  for _, answer in pairs(response or {}) do
    if answer.error then error(vim.inspect(answer.error)) end
    return answer.result
  end
end

local function actions(buffer, line, only)
  local position = { line = line, character = 0 }
  return request(buffer, "textDocument/codeAction", {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    range = { start = position, ["end"] = position },
    context = { diagnostics = {}, only = only },
  })
end

local function apply(buffer, action)
  local resolved = action.edit and action or request(buffer, "codeAction/resolve", action)
  vim.lsp.util.apply_workspace_edit(resolved.edit, client().offset_encoding)
end

local limit, use, wait, tag

step("open", function()
  limit = open("Limit.swift")
  wait_for("no findings", function()
    return rules(limit) == "mutable-global-state"
  end)
  local diagnostic = vim.diagnostic.get(limit)[1]
  -- In bytes: the emoji has four.
  assert(diagnostic.col == 15, "column " .. diagnostic.col)
end)

step("other-file", function()
  wait = open("Wait.swift")
  use = open("Use.swift")
  vim.api.nvim_buf_set_text(use, 0, 10, 0, 10, { " async" })
  wait_for("nothing appears", function() return rules(wait) == "blocking-wait-in-async" end)
  vim.api.nvim_buf_set_text(use, 0, 10, 0, 16, { "" })
  wait_for("it stays", function() return rules(wait) == "" end)
end)

step("hover", function()
  local hover = request(limit, "textDocument/hover", {
    textDocument = { uri = vim.uri_from_bufnr(limit) },
    position = { line = 0, character = 14 },
  })
  assert(hover.contents.value:find("Two threads that write", 1, true), hover.contents.value)
end)

-- The first line with a text in the window that a command opens.
local function answer(command, text)
  vim.api.nvim_set_current_buf(limit)
  vim.cmd(command)
  local found
  wait_for("no answer to " .. command, function()
    for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
      if line:find(text, 1, true) then found = line end
    end
    return vim.bo.buftype == "nofile" and found
  end)
  vim.cmd("close")
end

step("isolation-map", function()
  answer("ConcurlintIsolation", "1     `nonisolated`  property `limit`")
end)

step("swift-6", function()
  answer("ConcurlintSwift6!", "in Swift 6 mode already")
end)

step("quick-fix", function()
  tag = open("Tag.swift")
  wait_for("no finding", function() return rules(tag) == "main-actor-assume-isolated" end)
  local action = actions(tag, 3)[1]
  assert(action.title:find("(2 files)", 1, true), action.title)
  apply(tag, action)
  wait_for("the finding stays", function() return rules(tag) == "" end)
end)

step("fix-all", function()
  local all = actions(limit, 0, { "source.fixAll" })
  assert(#all == 1, vim.inspect(all))
  apply(limit, all[1])
  wait_for("findings stay", function() return rules(limit) == "" end)
end)

step("save", function()
  vim.cmd("silent wall")
  -- What is saved is what was found to be right.
  vim.wait(300)
  assert(rules(limit) == "" and rules(tag) == "")
end)

-- The toolchain's server in the same buffer.
if vim.env.CONCURLINT_ALONE ~= "1" and vim.fn.executable("sourcekit-lsp") == 1 then
  step("beside-sourcekit-lsp", function()
    vim.cmd("edit Tag.swift")
    vim.api.nvim_buf_set_text(tag, 3, 2, 3, 12, { "nonisolated" })
    local other = vim.lsp.start_client({ name = "sourcekit-lsp", cmd = { "sourcekit-lsp" }, root_dir = vim.fn.getcwd() })
    vim.lsp.buf_attach_client(tag, other)
    local ours, theirs
    local deadline = vim.loop.hrtime() + 90e9
    repeat
      local answers = vim.lsp.buf_request_sync(tag, "textDocument/hover", {
        textDocument = { uri = vim.uri_from_bufnr(tag) },
        position = { line = 3, character = 20 },
      }, 20000) or {}
      ours = (answers[client().id] or {}).result
      theirs = (answers[other] or {}).result
      vim.wait(200)
    until (ours and theirs) or vim.loop.hrtime() > deadline
    assert(ours and ours.contents.value:find("isolation", 1, true), "no hover of concurlint")
    assert(theirs and theirs.contents.value:find("tag", 1, true), "no hover of sourcekit-lsp")
    assert(client().offset_encoding == vim.lsp.get_client_by_id(other).offset_encoding, "two encodings")
    local seen = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(tag)) do
      local text = diagnostic.lnum .. " " .. diagnostic.message
      assert(not seen[text], "twice: " .. text)
      seen[text] = true
    end
    vim.lsp.stop_client(other, true)
  end)
end

step("shutdown", function()
  local id = client().id
  vim.lsp.stop_client(id)
  wait_for("it does not end", function() return vim.lsp.get_client_by_id(id) == nil end)
end)

io.stdout:flush()
vim.cmd("qall!")
