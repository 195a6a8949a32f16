-- Repeats the requests of the file that REQUESTS names. A line is a path, or a path, a tab and the body of a POST.
-- Without a file it requests the URL of the command line. The last line of output is the result as JSON.
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

function done(summary)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration, errors.status, errors.connect + errors.read + errors.write + errors.timeout
  ))
end
