import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// `npm run check` runs the command on the demo content, and content-model/check.test.ts has each finding.
test('content with errors fails, and the demo content with --go-live', () => {
  const check = (...args: string[]) => spawnSync(process.execPath, ['scripts/content-check.ts', ...args], { encoding: 'utf8' });
  const none = check('--folder', 'content/no-such-folder');
  expect([none.status, none.stdout]).toEqual([1, expect.stringContaining('The content has errors.')]);
  const demo = check('--go-live');
  expect([demo.status, demo.stdout]).toEqual([1, expect.stringContaining('The content is not ready to go live.')]);
  expect(demo.stdout).toMatch(/^Missing \(\d+\)$/m);
});
