import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:boot-script';
const resolvedId = `\0${virtualId}`;

/**
 * Builds the script that every page runs, with or without React, as an entry of its own, and tells the server its
 * address: `import bootScript from 'virtual:boot-script'`. The client is built before the server, so the hashed name
 * is known by then.
 */
export function bootScript(entry: string): Plugin {
  let reference: string | undefined;
  let builtAddress: string | undefined;
  let serving = false;
  return {
    name: 'boot-script',
    sharedDuringBuild: true,
    configResolved(config) {
      serving = config.command === 'serve';
    },
    buildStart() {
      if (!serving && this.environment.name === 'client') {
        reference = this.emitFile({ type: 'chunk', id: resolve(entry), name: 'boot' });
      }
    },
    generateBundle() {
      if (reference && this.environment.name === 'client') builtAddress = `/${this.getFileName(reference)}`;
    },
    resolveId(id) {
      return id === virtualId ? resolvedId : undefined;
    },
    load(id) {
      if (id !== resolvedId) return undefined;
      // The browser's own bundle never renders the tag again: React keeps the one that the server wrote.
      const address = serving ? `/${entry}` : this.environment.name === 'client' ? '' : builtAddress;
      if (address === undefined) throw new Error('the server was built before the boot script');
      return `export default ${JSON.stringify(address)};`;
    },
  };
}
