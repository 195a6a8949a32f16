import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSecret } from './settings.ts';

test("the demo's secret is bad for another site", () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  const secret = '0123456789abcdef0123456789abcdef';
  writeFileSync(file, secret);
  expect(checkSecret([secret, secret], file)).toMatchObject({ level: 'bad', found: "it is the demo's secret" });
  expect(checkSecret([secret, secret], `${file}-missing`).level).toBe('ok');
});
