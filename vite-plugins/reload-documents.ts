import type { Plugin } from 'vite';

/** Reloads open pages in development when a server module changes. Most pages have no scripts that could be hot-replaced. */
export function reloadDocuments(): Plugin {
  return {
    name: 'reload-documents',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.environments['client']?.hot.send({ type: 'full-reload' });
    },
  };
}
