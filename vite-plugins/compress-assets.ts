import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Fonts and photographs are compressed already. */
const compressible = /\.(?:css|js|json|svg|txt|webmanifest)$/;

/**
 * Puts a brotli and a gzip copy beside every built file, as small as they get: a build takes the time once that no answer has.
 * A copy that saves nothing is left out.
 */
export function compressAssets(folder: string): void {
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
