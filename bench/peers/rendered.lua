-- Requests a page with another query each time, also in the next run, so that no cache by address has the response.
local thread = 0
local asked = 0
local run = os.time() % 100000 * 100000

function setup(started)
  thread = thread + 1
  started:set("number", thread)
end

request = function()
  asked = asked + 1
  return wrk.format("GET", string.format("%s?page=%d", wrk.path, run + number * 50000 + asked))
end
