import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createMembers } from '../../desk/people/members.ts';
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
  const child = spawn(process.execPath, ['--max-old-space-size=224', 'desk/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SECRET: secret,
      DESK_URL: deskUrl,
      DATABASE_URL: urls.site_desk,
      STATE_FOLDER: stateFolder,
      LOG_LEVEL: 'warn',
      // As in ops/systemd/site-desk.service.
      MALLOC_MMAP_THRESHOLD_: '131072',
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
  const members = createMembers(pool);
  await members.add({ name: 'Ada', email: 'ada@group.example', role: 'owner', seesRequests: false }, { email: 'test' });
  const mailer = { send: async () => {} };
  const signIn = createSignIn({ pool, secret, deskUrl, mailer, members, organisation: () => ({ name: '' }) });
  const token = new URL(await signIn.createLink('ada@group.example')).searchParams.get('token') ?? '';
  await pool.end();
  const response = await fetch(`${deskUrl}/sign-in/link`, {
    method: 'POST',
    headers: { Origin: deskUrl },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const upload = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const answer = await fetch(`${deskUrl}/photographs?${new URLSearchParams({ name, shape: 'view' })}`, {
      method: 'POST',
      headers: { Origin: deskUrl, Cookie: cookie },
      body: bytes,
    });
    return { status: answer.status, body: (await answer.json()) as { message?: string; name?: string } };
  };
  /** The most memory that the process has used. */
  const peakBytes = () => Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
  return { upload, peakBytes };
}

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#17408b' } });
const asBytes = async (made: Sharp) => new Uint8Array(await made.toBuffer());

test('ten photographs at once, and ten that would need too much memory, leave the desk below 450 MB', async () => {
  const { peakBytes, upload } = await deskProcess();
  const hostile = await asBytes(picture(7_000, 7_000).toColourspace('rgb16').png({ progressive: true }));
  const deep = await asBytes(picture(5_000, 5_000).toColourspace('rgb16').png({ progressive: true }));
  const refused = await Promise.all([...Array(5).fill(hostile), ...Array(5).fill(deep)].map((bytes) => upload(bytes, 'x.png')));
  for (const { body, status } of refused) expect([status, body.message]).toEqual([413, expect.stringContaining('25 megapixels')]);

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
  const accepted = await Promise.all([...largest, ...largest.slice(0, 3)].map((bytes, n) => upload(bytes, `${n}.png`)));
  expect(accepted.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(peakBytes() / megabyte).toBeLessThan(450);
}, 170_000);
