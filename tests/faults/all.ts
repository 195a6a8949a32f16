import { spawnSync } from 'node:child_process';

/**
 * `npm run test:faults` runs the outage, bad input, overload and attack tests against the production build. With --long it runs them
 * at full size and rewrites docs/figures/reliability.md from the results.
 */
const long = process.argv.includes('--long');

const brief = [
  ['node', 'tests/faults/fault-run.ts', '--per-second', '5'],
  ['node', 'tests/faults/hostile/test-hostile.ts'],
  ['node', 'tests/faults/overload/test-overload.ts'],
  ['node', 'tests/faults/attacks/test-attacks.ts'],
];
const measured = ['backup-and-restore', 'migration-with-data', 'no-personal-data'];
const full = [
  ['node', 'tests/faults/fault-run.ts', '--long'],
  ['node', 'tests/faults/hostile/test-hostile.ts', '--count', '100000', '--within', '1000'],
  ['node', 'tests/faults/overload/test-overload.ts', '--long'],
  ['node', 'tests/faults/attacks/test-attacks.ts', '--long'],
  ['vitest', 'run', '--project', 'database', ...measured.map((name) => `tests/database/${name}.test.ts`)],
  ['playwright', 'test', '--project', 'browser', 'security-headers', 'hostile-content'],
  ['node', 'tests/faults/write-reliability-report.ts'],
];

const failed: string[] = [];
// In sequence: each needs the whole machine.
for (const [command = '', ...args] of long ? full : brief) {
  console.log(`\n== ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) failed.push(args.join(' '));
}
console.log(failed.length === 0 ? '\nAll fault tests passed.' : `\nFAILED:\n${failed.join('\n')}`);
process.exit(failed.length === 0 ? 0 : 1);
