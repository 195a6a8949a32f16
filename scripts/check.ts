import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs all checks that must pass before a commit, even if one fails. The unit tests take longest, so the other checks run in
 * parallel with them.
 */
const lanes = [['test:unit'], ['check:types', 'check:lint', 'check:imports', 'check:dead', 'content:check', 'spec:coverage']];

const failed: string[] = [];
const started = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function run(name: string): Promise<void> {
  const since = performance.now();
  const child = spawn(process.execPath, ['--run', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  // Buffered, so that the output of two checks is not interleaved.
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(`\n== ${name}\n${Buffer.concat(output)}`);
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(since)}`);
  if (code !== 0) failed.push(name);
}

await Promise.all(
  lanes.map(async (lane) => {
    for (const name of lane) await run(name);
  }),
);
console.log(`\n${failed.length === 0 ? 'All checks passed' : `FAILED: ${failed.join(', ')}`} in ${seconds(started)}.`);
process.exit(failed.length === 0 ? 0 : 1);
