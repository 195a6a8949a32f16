import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserScripts } from './vite-plugins/browser-scripts.ts';
import { inlineScript } from './vite-plugins/inline-script.ts';
import { reloadDocuments } from './vite-plugins/reload-documents.ts';

const islands = globSync('app/islands/*/start.{ts,tsx}').map((file) => [`island/${basename(dirname(file))}`, file] as const);

export default defineConfig({
  plugins: [
    tailwindcss(),
    inlineScript('island-loader', 'app/islands/loader.ts'),
    browserScripts({
      boot: 'app/boot/boot.ts',
      'service-worker': 'app/boot/service-worker.ts',
      ...Object.fromEntries(islands),
    }),
    reactRouter(),
    reloadDocuments(),
  ],
  // Otherwise Vite discovers an island's packages when it first loads, and reloads the page.
  optimizeDeps: { entries: ['app/islands/*/start.{ts,tsx}'] },
  // One stylesheet for all pages.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    // The server's app is the entry, so that it and the routes share one instance of the context key's module.
    ssr: { build: { cssCodeSplit: true, rollupOptions: { input: './server/app.ts' } } },
  },
});
