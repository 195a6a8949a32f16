import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { processorSeconds, withDescendants } from './processor-time.ts';

it('counts what a child of a child has used, and keeps it when that has ended', async () => {
  // One shell that waits for another, which counts for a while and ends.
  const work = 'sh -c "i=0; while [ \\$i -lt 60000 ]; do i=\\$((i+1)); done"; echo done; read _';
  const child = spawn('sh', ['-c', work], { stdio: ['pipe', 'pipe', 'ignore'] });
  try {
    const pid = child.pid ?? 0;
    expect(withDescendants([process.pid])).toContain(pid);
    await once(child.stdout, 'data');
    expect(processorSeconds([pid])).toBeGreaterThan(0.01);
  } finally {
    child.kill();
  }
});
