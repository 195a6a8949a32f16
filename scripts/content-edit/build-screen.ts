import { build, type Rollup } from 'vite';
import { brandStyles } from './brand-styles.ts';

export type BuiltScreen = ReadonlyMap<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The screen's files by their address, made when the editor starts and kept in memory: no build of it lies about. */
export async function buildScreen(contentFolder: string): Promise<BuiltScreen> {
  const built = (await build({
    configFile: false,
    root: 'scripts/content-edit/screen',
    logLevel: 'error',
    plugins: [brandStyles(contentFolder)],
    build: { write: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
  })) as Rollup.RollupOutput;
  return new Map(
    built.output.map((file) => {
      const source = file.type === 'chunk' ? file.code : file.source;
      const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(source);
      const ending = file.fileName.split('.').at(-1) ?? '';
      return [`/${file.fileName}`, { bytes, type: types[ending] ?? 'application/octet-stream' }];
    }),
  );
}
