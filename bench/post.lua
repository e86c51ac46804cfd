-- What the pop-up sends, each with a key of its own; the results as one line of JSON.
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'application/json'
wrk.headers['X-Form-Check'] = '20000;0'
wrk.body = '{"name":"Ada Example","email":"ada@client.example","phoneNumber":"9876543210","country":"+91",'
  .. '"projectBrief":"A booking app for boats, with payment, a calendar for skippers and a map of the harbours.",'
  .. '"pathName":"/"}'

local run = tostring(os.time()) .. tostring({})
local sent = 0

function request()
  sent = sent + 1
  wrk.headers['Idempotency-Key'] = run .. '-' .. sent
  return wrk.format()
end

dofile('bench/done.lua')
