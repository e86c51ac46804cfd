import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readServiceFile } from '../service/start/serviceFile.ts';

// As little as Node can do to serve the home page: one file from memory for whatever is asked, with the same headers,
// and neither limits nor counts. What it reaches is the most that a server of Node can.
const { headers, pageHeaders } = readServiceFile('build/service.json');
const body = readFileSync('dist/index.html.gz');
const head = Object.entries({
  ...headers,
  ...pageHeaders,
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'content-type': 'text/html; charset=utf-8',
  etag: '"0123456789abcdefghijkl-gzip"',
  'content-encoding': 'gzip',
  'content-length': String(body.length),
}).flat();

const port = Number(process.argv[2]);
createServer((_request, response) => {
  response.writeHead(200, head).end(body);
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
