import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { Pool } from 'pg';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createMembers } from '../../desk/members/members.ts';
import { createSignIn } from '../../desk/sign-in/sign-in.ts';
import { freePort } from '../../local/free-port.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const megabyte = 1_000_000;

/** The desk as a process of its own, with a member who is signed in. */
async function deskProcess() {
  const urls = await freshDatabase();
  const port = await freePort();
  const deskUrl = `http://localhost:${port}`;
  const secret = 'a secret for the desk tests, long enough';
  const stateFolder = mkdtempSync(join(tmpdir(), 'desk-state-'));
  const { command, environment } = parse(readFileSync('ops/compose.yaml', 'utf8')).services.desk;
  const child = spawn(process.execPath, command.slice(1), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SECRET: secret,
      DESK_URL: deskUrl,
      DATABASE_URL: urls.site_desk,
      STATE_FOLDER: stateFolder,
      LOG_LEVEL: 'warn',
      MALLOC_MMAP_THRESHOLD_: environment.MALLOC_MMAP_THRESHOLD_,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(stateFolder, { recursive: true, force: true });
  });
  const healthy = () =>
    fetch(`${deskUrl}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(healthy, { timeout: 60_000 }).toBe(true);

  const pool = new Pool({ connectionString: urls.site_desk, max: 1 });
  onTestFinished(() => pool.end());
  const members = createMembers(pool);
  const noMail = (): never => {
    throw new Error('No email expected');
  };
  const signIn = createSignIn({ pool, secret, deskUrl, mailer: { send: noMail }, members, content: noMail });
  /** Adds a member, who can upload. */
  async function member(name: string) {
    const email = `${name}@group.example`;
    await members.add({ name, email, role: 'editor', seesRequests: false }, { email: 'test@group.example' });
    const token = new URL(await signIn.createLink(email)).searchParams.get('token') ?? '';
    const body = new URLSearchParams({ token });
    const response = await fetch(`${deskUrl}/sign-in/link`, {
      method: 'POST',
      headers: { Origin: deskUrl },
      body,
      redirect: 'manual',
    });
    const headers = { Origin: deskUrl, Cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const address = (file: string) => `${deskUrl}/photographs?${new URLSearchParams({ name: file, shape: 'view' })}`;
    return {
      async upload(bytes: Uint8Array<ArrayBuffer>, file: string) {
        const answer = await fetch(address(file), { method: 'POST', headers, body: bytes });
        return { status: answer.status, body: (await answer.json()) as { message?: string; name?: string } };
      },
      /** Starts an upload and never finishes it. */
      stall() {
        const sent = request(address('x.png'), { method: 'POST', headers: { ...headers, 'Content-Length': 5 * megabyte } });
        sent.on('error', () => {});
        sent.write('x');
        onTestFinished(() => void sent.destroy());
      },
    };
  }
  /** The most memory that the process has used. */
  const peakBytes = () => Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
  return { member, peakBytes };
}

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#17408b' } });
const asBytes = async (made: Sharp) => new Uint8Array(await made.toBuffer());

function textChunk(data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('zTXt'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

test('a member whose upload stalls keeps no one else waiting', async () => {
  const { member } = await deskProcess();
  const [ada, bob] = [await member('ada'), await member('bob')];
  for (const _ of [1, 2, 3]) bob.stall();
  expect((await ada.upload(await asBytes(picture(900, 900).jpeg()), 'x.jpg')).status).toBe(200);
}, 120_000);

test('a photograph of every kind at once, and some that would need too much memory, leave the desk below 450 MB', async () => {
  const { member, peakBytes } = await deskProcess();
  const { upload } = await member('ada');
  const hostile = await asBytes(picture(7_000, 7_000).toColourspace('rgb16').png({ progressive: true }));
  const deep = await asBytes(picture(5_000, 5_000).toColourspace('rgb16').png({ progressive: true }));
  const slow = await asBytes(picture(2_500, 2_000).avif({ effort: 0 }));
  const refused = await Promise.all([hostile, hostile, deep, deep, slow].map((bytes) => upload(bytes, 'x.png')));
  for (const { body, status } of refused) expect([status, body.message]).toEqual([413, expect.stringContaining('25 megapixels')]);

  const plain = Buffer.from(await asBytes(picture(800, 800).png()));
  const bomb = textChunk(Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(7_900_000, 'a'))]));
  const bombs = Array.from({ length: 30 }, () => bomb);
  // After the header.
  const texts = new Uint8Array(Buffer.concat([plain.subarray(0, 33), ...bombs, plain.subarray(33)]));
  expect((await upload(texts, 'texts.png')).status).toBe(200);

  // The most that is allowed of each kind.
  const largest = [
    await asBytes(picture(6_000, 4_160).jpeg()),
    await asBytes(picture(3_500, 2_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
    await asBytes(picture(4_600, 3_000).jpeg({ progressive: true })),
    await asBytes(picture(4_000, 2_900).ensureAlpha().png({ progressive: true })),
    await asBytes(picture(6_000, 4_160).toColourspace('rgb16').png()),
    await asBytes(picture(5_500, 4_000).webp()),
    await asBytes(picture(2_100, 1_800).avif({ effort: 0 })),
  ];
  // Each by another member, because the uploads of one wait for each other anyway.
  const uploads = [];
  for (const [n, bytes] of largest.entries()) {
    const other = await member(`member-${n}`);
    uploads.push(() => other.upload(bytes, `${n}.png`));
  }
  const accepted = await Promise.all(uploads.map((send) => send()));
  expect(accepted.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect(peakBytes() / megabyte).toBeLessThan(450);
}, 170_000);
