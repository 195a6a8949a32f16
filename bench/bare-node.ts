import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// Serves finished pages from memory, and does nothing else.
const [file = '', port = ''] = process.argv.slice(2);
const listed: { path: string; headers: Record<string, string>; body: string }[] = JSON.parse(readFileSync(file, 'utf8'));
const pages = new Map(listed.map(({ body, headers, path }) => [path, { headers, body: Buffer.from(body, 'base64') }]));

createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (page) response.writeHead(200, page.headers).end(page.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
process.on('disconnect', () => process.exit(0));
