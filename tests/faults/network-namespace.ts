import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The addresses that clients connect from and to. */
export type Network = {
  /** Where visitors reach nginx. */
  host: string;
  attackers: readonly string[];
  visitor(number: number): string;
  /** Command prefix that runs a program on the visitors' side. */
  enter: readonly string[];
};

/** The ends of several thousand addresses, then the first again. */
const ending = (number: number, from: number) => `${from + (Math.floor(number / 250) % 50)}.${1 + (number % 250)}`;

/** All of 127.0.0.0/8 belongs to this machine. */
export const loopback: Network = {
  host: '127.0.0.1',
  attackers: ['127.0.0.2'],
  visitor: (number) => `127.1.${ending(number, 0)}`,
  enter: [],
};

/** Wraps a command to run in a network namespace that has only loopback and the shipped connection limit. */
export const inNetworkNamespace = (...command: string[]): [string, string[]] => [
  'unshare',
  ['--net', 'sh', '-c', 'ip link set lo up && nft -f ops/connection-limit.nft && exec "$@"', 'sh', ...command],
];

/** Why this machine cannot create such a namespace. Uses separate rules, so that an error in the shipped ones is not skipped. */
export function networkNamespaceError(): string | undefined {
  const rules = `add table inet probe
add set inet probe addresses { type ipv4_addr; flags dynamic; }
add chain inet probe arriving { type filter hook prerouting priority mangle; }
add rule inet probe arriving ct state new fib daddr type local add @addresses { ip saddr ct count over 2 } drop`;
  const command = 'ip link add one type veth peer name other && ip address add 2001:db8::1/64 dev one && nft -f -';
  const { error, status, stderr } = spawnSync('unshare', ['--net', 'sh', '-c', command], { encoding: 'utf8', input: rules });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim().split('\n')[0] ?? 'unknown error';
}

/**
 * Creates a second namespace for the visitors, joined to this process's by a veth pair. Over loopback the kernel would count a
 * connection before it drops it, which does not happen to connections from outside.
 */
export async function openVisitorNetwork(): Promise<{ ipv4: Network; ipv6: Network; close(): void }> {
  // Exits with this process, because its standard input closes.
  const holder = spawn('unshare', ['--net', 'cat'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const network = `/proc/${holder.pid}/ns/net`;
  while (readlinkSync(network) === readlinkSync('/proc/self/ns/net')) await sleep(10);
  const enter = ['nsenter', `--net=${network}`];
  const ip = (words: string) => execFileSync('ip', words.split(' '));
  const ipOfVisitors = (words: string) => execFileSync('nsenter', [...enter.slice(1), 'ip', ...words.split(' ')]);
  ip(`link add site type veth peer name visitors netns ${holder.pid}`);
  ip('address add 10.77.0.1/16 dev site');
  ip('address add 2001:db8:77::1/48 dev site nodad');
  ip('link set site up');
  ipOfVisitors('link set lo up');
  ipOfVisitors('address add 10.77.128.1/16 dev visitors');
  const networkOf = (number: number) => `2001:db8:77:${number}::`;
  const attackers = [1, 2, 3, 4].map((number) => `${networkOf(1)}${number}`);
  const visitor = `${networkOf(2)}1`;
  for (const address of [...attackers, visitor]) ipOfVisitors(`address add ${address}/48 dev visitors nodad`);
  ipOfVisitors('link set visitors up');
  // Makes every address in the range local to the visitors.
  ipOfVisitors('route add local 10.77.128.0/17 dev lo');
  return {
    ipv4: { host: '10.77.0.1', attackers: ['10.77.128.2'], visitor: (number) => `10.77.${ending(number, 200)}`, enter },
    ipv6: { host: '2001:db8:77::1', attackers, visitor: () => visitor, enter },
    close: () => holder.stdin.end(),
  };
}
