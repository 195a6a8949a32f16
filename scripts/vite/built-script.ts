import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds a script that needs no React as an entry of its own, and tells the server its address:
 * `import bootScript from 'virtual:boot-script'` for the one that is called boot. The client is built before the server,
 * so the hashed name is known by then.
 */
export function builtScript(name: string, entry: string): Plugin {
  const virtualId = `virtual:${name}-script`;
  const resolvedId = `\0${virtualId}`;
  let reference: string | undefined;
  let builtAddress: string | undefined;
  let serving = false;
  return {
    name: `${name}-script`,
    sharedDuringBuild: true,
    configResolved(config) {
      serving = config.command === 'serve';
    },
    buildStart() {
      if (!serving && this.environment.name === 'client') {
        reference = this.emitFile({ type: 'chunk', id: resolve(entry), name });
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
      if (address === undefined) throw new Error(`the server was built before the script ${name}`);
      return `export default ${JSON.stringify(address)};`;
    },
  };
}
