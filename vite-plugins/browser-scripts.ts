import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const virtualId = 'virtual:browser-scripts';
const resolvedId = `\0${virtualId}`;

/** A built file and its imports, recursively. */
function withImports(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const name of chunks.get(file)?.imports ?? []) withImports(chunks, name, found);
  return found;
}

/** Built separately, because the router's client build would split modules that islands share with pages into extra chunks. */
async function buildScripts(entries: Record<string, string>): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name.replaceAll('/', '-'), resolve(entry)])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'react', test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\// }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** Builds the browser scripts. 'virtual:browser-scripts' exports, by name, the URL of each script followed by those of its imports. */
export function browserScripts(entries: Record<string, string>): Plugin {
  let addresses: Record<string, string[]> = {};
  let serving = false;
  return {
    name: 'browser-scripts',
    sharedDuringBuild: true,
    configResolved(config) {
      serving = config.command === 'serve';
      if (serving) addresses = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, [`/${entry}`]]));
    },
    async buildStart() {
      if (serving || this.environment.name !== 'client') return;
      const chunks = new Map((await buildScripts(entries)).map((chunk) => [chunk.fileName, chunk]));
      for (const { code, facadeModuleId, fileName } of chunks.values()) {
        this.emitFile({ type: 'asset', fileName, source: code });
        const name = Object.keys(entries).find((key) => resolve(entries[key] ?? '') === facadeModuleId);
        if (name) addresses[name] = [...withImports(chunks, fileName)].map((file) => `/${file}`);
      }
    },
    // Only the stylesheet of the router's client build is used, not its scripts.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const [file, { type }] of Object.entries(bundle)) if (type === 'chunk') delete bundle[file];
      },
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export default ${JSON.stringify(addresses)};` : undefined),
  };
}
