import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createContentFolder } from './content-folder.ts';
import { createEditorApp } from './editor-app.ts';

const base = 'http://127.0.0.1:3002';

function editor() {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-edit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  const content = createContentFolder(folder, () => '2026-11-15');
  const app = createEditorApp({
    content,
    contentFolder: folder,
    screen: new Map(),
    siteUrl: 'http://localhost:3000',
    port: 3002,
  });
  const ask = (address: string, method: string, headers: Record<string, string>, body?: BodyInit) =>
    app.request(base + address, { method, headers: { host: '127.0.0.1:3002', ...headers }, ...(body ? { body } : {}) });
  return { folder, ask };
}

async function save(headers: Record<string, string>) {
  const { folder, ask } = editor();
  const file = 'practices/ripon.yaml';
  const before = readFileSync(path.join(folder, file), 'utf8');
  const { hash, value } = (await (await ask(`/api/file?file=${file}`, 'GET', {})).json()) as {
    hash: string;
    value: Record<string, unknown>;
  };
  const answer = await ask('/api/file', 'PUT', headers, JSON.stringify({ file, hash, value: { ...value, parking: 'None.' } }));
  return { status: answer.status, written: readFileSync(path.join(folder, file), 'utf8') !== before };
}

test('the editor itself may write', async () => {
  expect(await save({ origin: base })).toEqual({ status: 200, written: true });
  expect(await save({ origin: 'http://localhost:3002', host: 'localhost:3002' })).toEqual({ status: 200, written: true });
});

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page of another program on this machine', { origin: 'http://localhost:3000' }],
  ['a frame that hides where it is from', { origin: 'null' }],
  ['a form of old, which names no origin', {}],
  ['a name that leads here, as in DNS rebinding', { host: 'evil.example:3002', origin: 'http://evil.example:3002' }],
])('%s may not write', async (_, headers: Record<string, string>) => {
  const { status, written } = await save(headers);
  expect(written).toBe(false);
  expect([403, 421]).toContain(status);
});

test('a name that leads here may not even read', async () => {
  const { ask } = editor();
  for (const host of ['evil.example', 'evil.example:3002', '127.0.0.1:3003', 'localhost', ''])
    expect((await ask('/api/content', 'GET', { host })).status, host).toBe(421);
});

test('answers may be framed by nobody, read by no other site, and kept by no cache', async () => {
  const { ask } = editor();
  const { headers } = await ask('/api/content', 'GET', {});
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).toContain('frame-src http://localhost:3000');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');
});

test('what makes no sense is refused', async () => {
  const { ask } = editor();
  expect((await ask('/api/file', 'PUT', { origin: base }, '{')).status).toBe(400);
  expect((await ask('/api/file', 'PUT', { origin: base }, '{}')).status).toBe(400);
  expect((await ask('/api/new-article?kind=practices&about=x', 'GET', {})).status).toBe(400);
  expect((await ask('/api/file?file=../package.json', 'GET', {})).status).toBe(404);
});

test('a photograph gets a safe name of its own, and only a photograph is taken', async () => {
  const { folder, ask } = editor();
  const jpeg = new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#17408b' } })
      .jpeg()
      .toBuffer(),
  );
  const add = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
    (await ask(`/api/pictures?name=${encodeURIComponent(name)}`, 'POST', { origin: base }, bytes)).json();
  expect(await add('../../Ripon Front.PNG', jpeg)).toEqual({ name: 'ripon-front.jpg' });
  expect(await add('ripon-front.jpg', jpeg)).toEqual({ name: 'ripon-front-2.jpg' });
  expect(existsSync(path.join(folder, 'pictures/ripon-front.jpg'))).toBe(true);
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  expect(await add('x.jpg', drawing)).toHaveProperty('refused');
  expect(await add('x.jpg', new TextEncoder().encode('no picture'))).toHaveProperty('refused');
  expect(await add('x.jpg', new Uint8Array(10_000_001))).toHaveProperty('refused');
});
