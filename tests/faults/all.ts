import { spawnSync } from 'node:child_process';

/**
 * `npm run test:faults` breaks, floods and misuses the production build: briefly, or with --long at the size of
 * docs/figures/reliability.md, which it then writes from what the parts measured.
 */
const long = process.argv.includes('--long');

const brief = [
  ['node', 'tests/faults/fault-run.ts', '--per-second', '5'],
  ['node', 'tests/faults/hostile/test-hostile.ts'],
  ['node', 'tests/faults/overload/test-overload.ts'],
  ['node', 'tests/faults/attacks/test-attacks.ts'],
];
const measured = ['backup-and-restore', 'migration-with-data', 'no-personal-data'];
const whole = [
  ['node', 'tests/faults/fault-run.ts', '--long'],
  ['node', 'tests/faults/hostile/test-hostile.ts', '--count', '100000', '--within', '1000'],
  ['node', 'tests/faults/overload/test-overload.ts', '--long'],
  ['node', 'tests/faults/attacks/test-attacks.ts', '--long'],
  ['vitest', 'run', '--project', 'database', ...measured.map((name) => `tests/database/${name}.test.ts`)],
  ['playwright', 'test', '--project', 'browser', 'security-headers', 'hostile-content'],
  ['node', 'tests/faults/write-reliability-report.ts'],
];

const failed: string[] = [];
// One after the other: each wants the whole machine.
for (const [command = '', ...words] of long ? whole : brief) {
  console.log(`\n== ${[command, ...words].join(' ')}`);
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) failed.push(words.join(' '));
}
console.log(failed.length === 0 ? '\nNothing was lost, and nobody got in.' : `\nFAILED:\n${failed.join('\n')}`);
process.exit(failed.length === 0 ? 0 : 1);
