import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compress } from './compress-assets.ts';

test('writes brotli and gzip copies of files that get smaller', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const words = "the same words again and again";\n'.repeat(40);
  writeFileSync(join(folder, 'assets/home.js'), script);
  writeFileSync(join(folder, 'assets/tiny.css'), 'a{}');
  writeFileSync(join(folder, 'assets/text.woff2'), script);
  compress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/home.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/home.js.gz'))).toString()).toBe(script);
  expect(existsSync(join(folder, 'assets/tiny.css.gz'))).toBe(false);
  expect(existsSync(join(folder, 'assets/text.woff2.br'))).toBe(false);
});
