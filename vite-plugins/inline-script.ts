import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

/** Compiles a TypeScript file without imports to a classic script. `virtual:${name}` exports its code for inlining into pages. */
export function inlineScript(name: string, entry: string): Plugin {
  const virtualId = `virtual:${name}`;
  const resolvedId = `\0${virtualId}`;
  const file = resolve(entry);
  return {
    name,
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      const minified = await minify(file, `(()=>{${code}})()`, { module: false });
      if (minified.errors.length > 0) throw new Error(`${entry}: ${minified.errors[0]?.message}`);
      return `export default ${JSON.stringify(minified.code.trim())};`;
    },
  };
}
