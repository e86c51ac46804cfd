-- A page, as a browser asks for it; nginx of Debian has no brotli.
wrk.headers['Accept-Encoding'] = 'gzip'
dofile('bench/done.lua')
