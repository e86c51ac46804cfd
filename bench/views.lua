-- Whole page views: wrk -t1 -c64 -d12s -s bench/views.lua URL -- PATHS, a file with the path of each file of the views.
local paths, asked = {}, 0

function init(args)
  for path in io.lines(args[1]) do paths[#paths + 1] = path end
end

function request()
  asked = asked + 1
  return wrk.format('GET', paths[asked % #paths + 1], { ['accept-encoding'] = 'gzip, deflate, br' })
end
