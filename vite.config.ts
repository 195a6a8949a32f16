import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './vite-plugins/compress-assets.ts';
import { inlineScript } from './vite-plugins/inline-script.ts';
import { reloadDocuments } from './vite-plugins/reload-documents.ts';

const islands = globSync('app/islands/*/start.ts');

const site = {
  folder: 'build',
  app: 'server/app.ts',
  browser: {
    style: 'app/styles/app.css',
    boot: 'app/boot/boot.ts',
    'service-worker': 'app/boot/service-worker.ts',
    ...Object.fromEntries(islands.map((file) => [`island-${basename(dirname(file))}`, file])),
  },
};
const desk = {
  folder: 'build/desk',
  app: 'desk/app.tsx',
  browser: { desk: 'desk/styles/desk.css', content: 'desk/editing/form/main.tsx' },
};

/** Builds an app: what browsers load, then the server, which reads the addresses of the first from their manifest. `--mode desk` builds the desk. */
export default defineConfig(({ mode }) => {
  const { app, browser, folder } = mode === 'desk' ? desk : site;
  return {
    plugins: [tailwindcss(), inlineScript('island-loader', 'app/islands/loader.ts'), reloadDocuments(), compressAssets()],
    publicDir: false,
    // Otherwise Vite discovers an island's packages when it first loads, and reloads the page.
    optimizeDeps: { entries: islands },
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: `${folder}/client`,
          manifest: true,
          modulePreload: false,
          rolldownOptions: {
            input: browser,
            preserveEntrySignatures: 'strict',
            // React Query's modules say 'use client', for frameworks.
            checks: { moduleLevelDirective: false },
            output: {
              codeSplitting: {
                groups: [{ name: 'react', test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
      ssr: { build: { outDir: `${folder}/server`, rolldownOptions: { input: { [mode === 'desk' ? 'app' : 'index']: app } } } },
    },
  };
});
