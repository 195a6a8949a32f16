-- Sends the requests of the file that REQUESTS names, one a line, over and over: a path, or a path, a tab and the body of a
-- post. Without one it sends the address it was started with. What came of it is its last line, as JSON.
local file = os.getenv('REQUESTS')

if file then
  local requests, number = {}, 0
  function init()
    for line in io.lines(file) do
      local path, body = line:match('^(.-)\t(.*)$')
      requests[#requests + 1] = wrk.format(body and 'POST' or 'GET', path or line, nil, body)
    end
  end
  function request()
    number = number % #requests + 1
    return requests[number]
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"bytes":%d,"medianMicroseconds":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
