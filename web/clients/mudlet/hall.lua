-- The hall in Mudlet: the table and your hand in a window at the right, acts to click, talk in a
-- window below, a sound when you are asked for something. Type  hall off  to put it all away,
-- hall on  to have it back.
--
-- Everything shown is read from the hall's GMCP objects (Hall.Table, Comm.Channel.Text); the
-- hall's own text stays as it is.

hall = hall or {}
hall.handlers = hall.handlers or {}
hall.width = 340

local function as_list(value)
  return type(value) == "table" and value or {}
end

-- JSON null arrives as a value of Mudlet's own.
local function is_given(value)
  return value ~= nil and value ~= yajl.null
end

local function named(value)
  if type(value) == "table" then
    return value.title or value.face or "?"
  end
  return tostring(value)
end

local function joined(values)
  local words = {}
  for _, value in ipairs(as_list(values)) do
    words[#words + 1] = named(value)
  end
  return table.concat(words, ", ")
end

function hall.announce()
  sendGMCP([[Core.Supports.Add ["Hall 1", "Comm.Channel 1"] ]])
  sendGMCP([[Hall.Sync]])
end

-- What the table shows, as lines of text.
function hall.lines(view)
  local lines = { string.format("%s, table %s", view.game or "", tostring(view.table or "")) }
  local asked = {}
  for _, seat in ipairs(as_list(view.to_act)) do
    asked[seat] = true
  end
  for _, seat in ipairs(as_list(view.seats)) do
    local mark = asked[seat.seat] and ">" or " "
    local you = seat.seat == view.you and " (you)" or ""
    lines[#lines + 1] = string.format("%s %s%s: %s", mark, seat.name, you, tostring(seat.cards))
    if #as_list(seat.area) > 0 then
      lines[#lines + 1] = "    " .. joined(seat.area)
    end
  end
  if is_given(view.trump) then
    lines[#lines + 1] = string.format("Trump %s, talon %s", view.trump, tostring(view.talon))
  elseif is_given(view.draw) then
    local discarded = #as_list(view.discard)
    lines[#lines + 1] = string.format("Draw pile %s, discarded %d", tostring(view.draw), discarded)
  end
  for _, pair in ipairs(as_list(view.pairs)) do
    local cover = is_given(pair[2]) and pair[2] or "open"
    lines[#lines + 1] = string.format("  %s  %s", tostring(pair[1]), tostring(cover))
  end
  if #as_list(view.hand) > 0 then
    lines[#lines + 1] = "Hand: " .. joined(view.hand)
  end
  return lines
end

function hall.show()
  local view = gmcp.Hall and gmcp.Hall.Table
  if not (hall.window and view) then
    return
  end
  hall.window:clear()
  for _, line in ipairs(hall.lines(view)) do
    hall.window:echo(line .. "\n")
  end
  for _, act in ipairs(as_list(view.legal)) do
    local code = string.format("send(%q)", act)
    hall.window:echoLink("[" .. act .. "]", code, act, true)
    hall.window:echo(" ")
  end
  hall.ring(view)
end

-- Once each time it becomes your choice.
function hall.ring(view)
  local mine = false
  for _, seat in ipairs(as_list(view.to_act)) do
    mine = mine or seat == view.you
  end
  if mine and not hall.was_mine then
    local vote = is_given(view.ballot)
    playSoundFile(getMudletHomeDir() .. "/hall/" .. (vote and "vote.wav" or "turn.wav"))
  end
  hall.was_mine = mine
end

function hall.talk()
  local said = gmcp.Comm and gmcp.Comm.Channel and gmcp.Comm.Channel.Text
  if hall.said and said then
    hall.said:echo(string.format("%s (%s): %s\n", said.talker, said.channel, said.text))
  end
end

local function forget(names)
  for _, name in ipairs(names) do
    if hall.handlers[name] then
      killAnonymousEventHandler(hall.handlers[name])
      hall.handlers[name] = nil
    end
  end
end

function hall.open()
  setBorderRight(hall.width)
  local x = -hall.width
  hall.window = hall.window
    or Geyser.MiniConsole:new({
      name = "hall.window", x = x, y = 0, width = hall.width, height = "65%", autoWrap = true,
    })
  hall.said = hall.said
    or Geyser.MiniConsole:new({
      name = "hall.said", x = x, y = "65%", width = hall.width, height = "35%", autoWrap = true,
    })
  hall.window:show()
  hall.said:show()
  forget({ "table", "talk" })
  hall.handlers.table = registerAnonymousEventHandler("gmcp.Hall.Table", "hall.show")
  hall.handlers.talk = registerAnonymousEventHandler("gmcp.Comm.Channel.Text", "hall.talk")
  hall.announce()
end

function hall.close()
  forget({ "table", "talk" })
  for _, name in ipairs({ "window", "said" }) do
    if hall[name] then
      hall[name]:hide()
    end
  end
  setBorderRight(0)
end

function hall.begun(_, protocol)
  if protocol == "GMCP" then
    hall.announce()
  end
end

function hall.installed(_, package)
  if package == "hall" then
    hall.open()
  end
end

function hall.removed(_, package)
  if package == "hall" then
    hall.close()
    forget({ "begun", "installed", "removed", "loaded" })
    if hall.alias then
      killAlias(hall.alias)
    end
  end
end

forget({ "begun", "installed", "removed", "loaded" })
hall.handlers.begun = registerAnonymousEventHandler("sysProtocolEnabled", "hall.begun")
hall.handlers.installed = registerAnonymousEventHandler("sysInstallPackage", "hall.installed")
hall.handlers.removed = registerAnonymousEventHandler("sysUninstallPackage", "hall.removed")
hall.handlers.loaded = registerAnonymousEventHandler("sysLoadEvent", "hall.open")
if hall.alias then
  killAlias(hall.alias)
end
hall.alias = tempAlias("^hall (on|off)$", [[if matches[2] == "on" then hall.open() else hall.close() end]])
