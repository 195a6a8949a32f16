import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs the checks that must pass before a commit, even if one fails, and prints what those say that fail: npm run check. To run some
 * of them: npm run check -- types lint
 */
const checks: Record<string, string> = {
  unit: 'vitest run --project unit',
  types: 'tsc --noEmit',
  lint: 'biome check --error-on-warnings .',
  imports: 'depcruise app bench content-model desk domain drawings local scripts server vite-plugins',
  dead: 'knip',
  content: 'node scripts/content-check.ts',
  specification: 'node scripts/spec-coverage.ts',
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in checks));
if (unknown.length > 0) throw new Error(`unknown check ${unknown.join(', ')}: use ${Object.keys(checks).join(', ')}`);
const names = asked.length > 0 ? asked : Object.keys(checks);

const failed: string[] = [];
const started = performance.now();

async function run(name: string): Promise<void> {
  const child = spawn(checks[name] as string, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  // Buffered, so that the output of two checks is not interleaved.
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  if (code === 0) return;
  failed.push(name);
  console.log(`== ${name} failed\n${Buffer.concat(output)}`);
}

/** The unit tests take longest, so the other checks run beside them. */
const lanes = [names.filter((name) => name === 'unit'), names.filter((name) => name !== 'unit')];
await Promise.all(
  lanes.map(async (lane) => {
    for (const name of lane) await run(name);
  }),
);
const passed = names.filter((name) => !failed.includes(name));
const seconds = Math.round((performance.now() - started) / 1000);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`Passed: ${passed.join(', ') || 'none'}, in ${seconds} s`);
process.exit(failed.length === 0 ? 0 : 1);
