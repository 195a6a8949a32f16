import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { cpuSeconds, withDescendants } from './cpu-time.ts';

it('counts a grandchild, also after it has ended', async () => {
  // A shell that waits for another one, which counts for a while and ends.
  const work = 'sh -c "i=0; while [ \\$i -lt 60000 ]; do i=\\$((i+1)); done"; echo done; read _';
  const child = spawn('sh', ['-c', work], { stdio: ['pipe', 'pipe', 'ignore'] });
  try {
    const pid = child.pid ?? 0;
    expect(withDescendants([process.pid])).toContain(pid);
    await once(child.stdout, 'data');
    expect(cpuSeconds([pid])).toBeGreaterThan(0.01);
  } finally {
    child.kill();
  }
});
