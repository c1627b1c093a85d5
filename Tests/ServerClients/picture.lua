-- Prints as text what Neovim shows of a file with its findings, above its isolation map; the picture in README.md is
-- made so, in a checkout of what it names:
--   LINE=1052 MAP=1051 nvim --headless -n -u Editors/neovim.lua -c 'luafile Tests/ServerClients/picture.lua' FILE
-- LINE of the file is the first that is shown, and MAP begins the first line of the map.

local function wait_for(what, holds)
  if not vim.wait(60000, holds, 20) then
    io.stderr:write(what .. "\n")
    vim.cmd("cquit 1")
  end
end

vim.o.columns, vim.o.lines = 140, 20
vim.o.laststatus, vim.o.number, vim.o.wrap, vim.o.ruler = 2, true, false, false
vim.cmd("setfiletype swift")
local buffer = vim.api.nvim_get_current_buf()
wait_for("no findings", function() return #vim.diagnostic.get(buffer) > 0 end)
vim.cmd("normal! " .. (vim.env.LINE or "1") .. "Gzt")
vim.cmd("ConcurlintIsolation")
wait_for("no map", function() return vim.bo.buftype == "nofile" end)
vim.cmd("resize " .. math.floor(vim.o.lines / 2))
if vim.env.MAP then
  vim.fn.search("^" .. vim.env.MAP)
  vim.cmd("normal! zt")
end
vim.cmd("redraw!")
for row = 1, vim.o.lines - 1 do
  local line = ""
  for column = 1, vim.o.columns do line = line .. vim.fn.screenstring(row, column) end
  io.stdout:write((line:gsub("%s+$", "")) .. "\n")
end
vim.cmd("qall!")
