import { execFileSync, spawn } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Started by attacks.test.ts in a network namespace that has the shipped connection limit. Visitors are in a second one, joined by a
// veth pair: over loopback the kernel would count a connection before it drops it.

// Exits with this process, because its standard input closes.
const holder = spawn('unshare', ['--net', 'cat'], { stdio: ['pipe', 'ignore', 'ignore'] });
const network = `/proc/${holder.pid}/ns/net`;
while (readlinkSync(network) === readlinkSync('/proc/self/ns/net')) await sleep(10);
const enter = ['nsenter', `--net=${network}`];
const run = (words: string, ...before: string[]) => {
  const [program = '', ...args] = [...before, 'ip', ...words.split(' ')];
  execFileSync(program, args);
};
const attackers = { ipv4: ['10.77.0.2'], ipv6: ['2001:db8:77:1::1', '2001:db8:77:1::2'] };
const visitors = ['10.77.0.3', '2001:db8:77:2::1'];
run(`link add site type veth peer name visitors netns ${holder.pid}`);
run('address add 10.77.0.1/16 dev site');
run('address add 2001:db8:77::1/48 dev site nodad');
run('link set site up');
for (const address of [...attackers.ipv4, ...attackers.ipv6, ...visitors])
  run(`address add ${address}/${address.includes(':') ? '48 dev visitors nodad' : '16 dev visitors'}`, ...enter);
run('link set visitors up', ...enter);

const accepted = new Map<string, number>();
const server = createServer((socket) => {
  const address = socket.remoteAddress?.replace('::ffff:', '') ?? '';
  accepted.set(address, (accepted.get(address) ?? 0) + 1);
  socket.on('error', () => {});
});
await new Promise<void>((listening) => server.listen(443, '::', listening));

/** Opens connections from each address in turn, and holds them until the process ends. */
const client = `
const [count, ...addresses] = process.argv.slice(1);
for (let number = 0; number < Number(count); number += 1) {
  const localAddress = addresses[number % addresses.length];
  const host = localAddress.includes(':') ? '2001:db8:77::1' : '10.77.0.1';
  require('node:net').connect({ host, port: 443, localAddress }).on('error', () => {});
}`;
const connect = (count: number, addresses: readonly string[]) =>
  spawn(enter[0] ?? '', [...enter.slice(1), process.execPath, '-e', client, String(count), ...addresses]);
const total = (addresses: readonly string[]) => addresses.reduce((sum, address) => sum + (accepted.get(address) ?? 0), 0);
const until = async (count: number, addresses: readonly string[]) => {
  for (let tries = 0; total(addresses) < count && tries < 200; tries += 1) await sleep(100);
};

const held = Object.values(attackers).map((addresses) => connect(400, addresses));
for (const addresses of Object.values(attackers)) await until(256, addresses);
const other = connect(visitors.length, visitors);
await until(visitors.length, visitors);
console.log(JSON.stringify({ ipv4: total(attackers.ipv4), ipv6: total(attackers.ipv6), visitors: total(visitors) }));
for (const child of [...held, other]) child.kill();
server.close();
holder.stdin.end();
process.exit();
