import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';

test('a stopping web process finishes what is in flight, takes nothing new, and ends cleanly', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/support/slow-web.ts', String(port)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 10_000 }).toContain('listening');
  const address = `http://127.0.0.1:${port}/`;
  const inFlight = fetch(address, { headers: { connection: 'close' } }).then((response) => response.text());
  await expect.poll(() => output).toContain('request arrived');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(address).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  expect(await inFlight).toBe('finished');
  expect(await exited).toEqual([0, null]);
  expect(output).toContain('services closed');
}, 20_000);
