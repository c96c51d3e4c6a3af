-- Requests another page of search results each time, as another visitor, so that no response is cached and no limit per
-- client applies.
local words = { "risk", "plan", "cost", "team", "budget", "report", "project", "portfolio", "resource", "roadmap" }
local thread = 0
local asked = 0

function setup(started)
  thread = thread + 1
  started:set("number", thread)
end

request = function()
  asked = asked + 1
  local word = words[asked % #words + 1]
  local visitor = string.format("10.%d.%d.%d", number, math.floor(asked / 256) % 256, asked % 256)
  return wrk.format("GET", string.format("/search?q=%s+%d", word, number * 1000000 + asked), {
    ["Accept-Encoding"] = "gzip",
    ["X-Forwarded-For"] = visitor,
  })
end
