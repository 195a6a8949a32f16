import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { testNow } from './test-site.ts';

export type WebProcess = { base: string; stop(): Promise<void> };

/**
 * The web process of the production build alone, with an environment of the test's own. It has no database: pages of text
 * need none, and a test that needs one starts the whole site.
 */
export async function startWebProcess(port: number, env: Record<string, string>): Promise<WebProcess> {
  const base = `http://localhost:${port}`;
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
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(`${base}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { base, stop };
    if (child.exitCode !== null) throw new Error(`the web process ended with ${child.exitCode}`);
    await sleep(100);
  }
  await stop();
  throw new Error('the web process did not answer within a minute');
}
