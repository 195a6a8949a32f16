import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the lint rejects style attributes, which the content security policy blocks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('biome.json', join(folder, 'biome.json'));
  const lint = (source: string) => {
    writeFileSync(join(folder, 'probe.tsx'), source);
    return execFileSync('biome', ['lint', '--vcs-enabled=false', 'probe.tsx'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  };
  expect(() => lint("export const Probe = () => <p style={{ color: 'red' }}>x</p>;\n")).toThrow(/noInlineStyles/);
  expect(() => lint('export const Probe = () => <p className="red">x</p>;\n')).not.toThrow();
});
