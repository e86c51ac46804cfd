-- Times in microseconds.
function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    'RESULT {"requests":%d,"duration":%d,"failed":%d,"p50":%d,"p99":%d}',
    summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
