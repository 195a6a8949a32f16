import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readContentBytes } from '../../content-model/content-file.ts';
import { keepCopy } from '../../server/publishing/content-copy.ts';
import { testNow } from './test-site.ts';

export type WebProcess = { base: string; stop(): Promise<void> };

/**
 * Starts only the web process of the production build. Its database is away, and its disk has a copy of the content folder, published on
 * 1 March. Tests that need a database use `startTestSite`.
 */
export async function startWebProcess(port: number, env: Record<string, string>): Promise<WebProcess> {
  const base = `http://localhost:${port}`;
  const stateFolder = mkdtempSync(join(tmpdir(), 'state-'));
  const files = readContentBytes(env['CONTENT_FOLDER'] ?? 'content');
  const changedOn = Object.fromEntries([...files.keys()].map((file) => [file, '2026-02-01']));
  await keepCopy(stateFolder, { versionId: 1, lastUpdated: '2026-03-01', changedOn, files });
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: base,
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
      ANON_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
      SECRET: 'a secret of thirty-two letters or more',
      CLOCK: testNow,
      STATE_FOLDER: stateFolder,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: 'ignore',
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
    rmSync(stateFolder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(`${base}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { base, stop };
    if (child.exitCode !== null) throw new Error(`Web process exited with code ${child.exitCode}`);
    await sleep(100);
  }
  await stop();
  throw new Error('Web process did not start within 60 seconds');
}
