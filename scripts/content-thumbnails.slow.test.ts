import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { boundPort } from '../local/free-port.ts';

const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, ['scripts/content-thumbnails.ts', ...args], (error, stdout) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout }),
    );
  });

// @spec 7: Video thumbnails are fetched from the video host by id
test('thumbnails are downloaded by id, once, and a missing one is reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  const requested: string[] = [];
  const host = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url?.includes('PLACEHOLD03')) response.writeHead(404).end();
    else response.setHeader('Content-Type', 'image/jpeg').end('picture');
  });
  const address = `http://127.0.0.1:${await boundPort(host.listen(0, '127.0.0.1'))}`;
  onTestFinished(() => void host.close());

  const first = await run('--folder', folder, '--host', address);
  expect(first.code).toBe(1);
  expect(first.output).toContain('the site will draw one');
  expect(requested).toHaveLength(3);
  expect(requested[0]).toMatch(/^\/vi\/[\w-]{11}\/hqdefault\.jpg$/);
  expect(readFileSync(join(folder, 'pictures/videos/PLACEHOLD01.jpg'), 'utf8')).toBe('picture');
  expect(existsSync(join(folder, 'pictures/videos/PLACEHOLD03.jpg'))).toBe(false);

  await run('--folder', folder, '--host', address);
  expect(requested).toHaveLength(4);
});
