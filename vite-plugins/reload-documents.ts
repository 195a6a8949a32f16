import type { Plugin } from 'vite';

/** In development, reloads open pages when a module of the server's app changes: most pages run no script that could be replaced. */
export function reloadDocuments(): Plugin {
  return {
    name: 'reload-documents',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.environments['client']?.hot.send({ type: 'full-reload' });
    },
  };
}
