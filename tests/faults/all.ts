import { spawnSync } from 'node:child_process';

/**
 * `npm run test:faults` breaks, floods and attacks the production build. With --long it runs at full size and rewrites
 * docs/figures/reliability.md. To run one part: npm run test:faults -- overload
 */
const parts: Record<string, { brief: string; long: string }> = {
  outages: { brief: 'node tests/faults/fault-run.ts --per-second 5', long: 'node tests/faults/fault-run.ts --long' },
  hostile: {
    brief: 'node tests/faults/hostile/test-hostile.ts',
    long: 'node tests/faults/hostile/test-hostile.ts --count 100000 --within 1000',
  },
  overload: {
    brief: 'node tests/faults/overload/test-overload.ts',
    long: 'node tests/faults/overload/test-overload.ts --long',
  },
  attacks: { brief: 'node tests/faults/attacks/test-attacks.ts', long: 'node tests/faults/attacks/test-attacks.ts --long' },
};
const measured = ['backup-and-restore', 'migration-with-data', 'no-personal-data'];
const recorded = [
  `vitest run --project database ${measured.map((name) => `tests/database/${name}.test.ts`).join(' ')}`,
  'playwright test --project browser hostile-content',
  'node tests/faults/write-reliability-report.ts',
];

const isLong = process.argv.includes('--long');
const asked = process.argv.slice(2).filter((argument) => argument in parts);
const named = asked.length > 0 ? asked : Object.keys(parts);
const commands = named.map((name) => parts[name]?.[isLong ? 'long' : 'brief'] ?? '');
const failed: string[] = [];
// In sequence: each needs the whole machine.
for (const command of isLong ? [...commands, ...recorded] : commands) {
  console.log(`\n== ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) failed.push(command);
}
console.log(failed.length === 0 ? '\nAll fault tests passed.' : `\nFAILED:\n${failed.join('\n')}`);
process.exit(failed.length === 0 ? 0 : 1);
