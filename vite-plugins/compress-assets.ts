import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and photographs are already compressed. */
const compressible = /\.(?:css|js|json|svg|txt|webmanifest)$/;

/** Writes brotli and gzip copies of built files at maximum compression, unless a copy would be larger. */
export function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name))) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    const brotli = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    if (brotli.length < bytes.length) writeFileSync(`${path}.br`, brotli);
    const gzip = gzipSync(bytes, { level: 9 });
    if (gzip.length < bytes.length) writeFileSync(`${path}.gz`, gzip);
  }
}

export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: ({ dir = '' }) => compress(join(dir, 'assets')),
});
