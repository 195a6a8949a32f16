import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../local/free-port.ts';

/** A web process with slow responses and at most 100 connections. */
async function startSlowWeb(...options: string[]) {
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/support/slow-web.ts', String(port), ...options]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 10_000 }).toContain('listening');
  return { address: `http://127.0.0.1:${port}/`, child, output: () => output, port };
}

/** Connects and sends the text. */
async function open(port: number, said: string) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  // The other end may close or reset.
  socket.on('error', () => {});
  socket.write(said);
  await once(socket, 'connect');
  return { heard: () => heard, isOpen: () => !socket.closed };
}

test('on shutdown, finishes requests in flight, accepts no new ones and exits cleanly', async () => {
  const { address, child, output } = await startSlowWeb();
  const inFlight = fetch(address, { headers: { connection: 'close' } }).then((response) => response.text());
  await expect.poll(output).toContain('request arrived');
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
  expect(output()).toContain('services closed');
}, 20_000);

test('closes connections over the limit', async () => {
  const { port } = await startSlowWeb();
  const connections: Awaited<ReturnType<typeof open>>[] = [];
  for (let number = 0; number < 101; number += 1) connections.push(await open(port, ''));
  await expect.poll(() => connections.map(({ isOpen }) => isOpen()).indexOf(false)).toBe(100);
}, 20_000);

test('rejects too many or too long headers', async () => {
  const { address, port } = await startSlowWeb();
  const request = (headers: string[]) => open(port, `GET / HTTP/1.1\r\nHost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`);
  const many = await request(Array.from({ length: 1_000 }, (_, number) => `x-${number}: a`));
  const long = await request([`x: ${'a'.repeat(100_000)}`]);
  const enough = await request(Array.from({ length: 99 }, (_, number) => `x-${number}: a`));
  await expect.poll(many.heard).toMatch(/^HTTP\/1\.1 431 /);
  await expect.poll(long.heard).toMatch(/^HTTP\/1\.1 431 /);
  await expect.poll(enough.heard, { timeout: 5_000 }).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(many.isOpen).toBe(false);
  await expect.poll(long.isOpen).toBe(false);
  expect(await (await fetch(address)).text()).toBe('finished');
}, 20_000);

test('closes a connection whose request takes longer than the process allows', async () => {
  // Node allows no less than for the headers. The default is 15 s.
  const { port } = await startSlowWeb('10000');
  const unfinished = await open(port, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nx');
  await expect.poll(unfinished.heard, { timeout: 14_000 }).toMatch(/^HTTP\/1\.1 408 /);
}, 30_000);
