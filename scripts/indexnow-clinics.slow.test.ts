import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { boundPort } from '../local/free-port.ts';

type Call = { at: number; path: string; apikey: string; body: { urls: string[]; host: string } };

/** A fake of the running site's function. */
async function site(answers: object[]): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ at: Date.now(), path: request.url ?? '', apikey: String(request.headers['apikey']), body: JSON.parse(body) });
    response.end(JSON.stringify(answers[calls.length - 1]));
  });
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${await boundPort(server.listen(0, '127.0.0.1'))}`, calls };
}

const run = (env: Record<string, string>): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((ended) => {
    const child = execFile(
      process.execPath,
      ['scripts/indexnow-clinics.ts'],
      { env: { ...process.env, ...env } },
      (_, stdout, stderr) => ended({ code: child.exitCode ?? 0, stdout, stderr }),
    );
  });

const clinics = 'bradford=https://bradford.example,ripon=https://ripon.example,leeds=https://leeds.example';
const taken = { success: true, queued: 12, unchanged: 0, dropped: 0 };

// @spec 7: indexnow-submit: for each of three clinic sites with its sitemap, 1 second apart
// @spec 7: indexnow-submit: a pause of 1 second between clinics
// @spec 9: Search submission: 1000 ms between clinics
test('submits the three clinic sites with a pause of a second and prints a line for each', async () => {
  const { calls, url } = await site([taken, { success: true, queued: 0, unchanged: 12, dropped: 0 }, taken]);
  const { code, stdout } = await run({ SITE_URL: url, CLINIC_URLS: clinics, ANON_KEY: 'the-key-of-the-test' });
  expect(code).toBe(0);
  expect(stdout.trim().split('\n')).toEqual([
    'bradford: 12 submitted, 0 unchanged',
    'ripon: 0 submitted, 12 unchanged',
    'leeds: 12 submitted, 0 unchanged',
  ]);
  expect(calls.map(({ body: { host, urls } }) => [host, urls.length])).toEqual([
    ['bradford.example', 13],
    ['ripon.example', 12],
    ['leeds.example', 12],
  ]);
  expect(calls[0]).toMatchObject({ path: '/functions/v1/indexnow-submit', apikey: 'the-key-of-the-test' });
  expect(calls[0]?.body.urls).toContain('https://bradford.example/sitemap.xml');
  const [first, second, third] = calls.map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(995);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(995);
});

test('a rejected clinic does not stop the others, but the command fails', async () => {
  const { calls, url } = await site([{ success: false, error: 'IndexNow is not configured' }, taken, taken]);
  const { code, stderr, stdout } = await run({ SITE_URL: url, CLINIC_URLS: clinics });
  expect(code).toBe(1);
  expect(stderr).toBe('bradford: not submitted, IndexNow is not configured\n');
  expect(stdout).toContain('leeds: 12 submitted');
  expect(calls).toHaveLength(3);
});

test('reports a site that does not respond', async () => {
  const { code, stderr } = await run({ SITE_URL: 'http://127.0.0.1:1', CLINIC_URLS: 'ripon=https://ripon.example' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^ripon: not submitted, \S/);
});
