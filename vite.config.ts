import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentFolder } from './content/content-folder.ts';
import { brandStyles } from './scripts/vite/brand-styles.ts';
import { builtScript } from './scripts/vite/built-script.ts';

export default defineConfig({
  plugins: [
    brandStyles(contentFolder()),
    tailwindcss(),
    builtScript('boot', 'app/boot/boot.ts'),
    builtScript('service-worker', 'app/boot/service-worker.ts'),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    // One file of what every page with React needs: it compresses better than four, and is asked for once.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// }],
            },
          },
        },
      },
    },
    // The server's own app is the entry, so that the context key it sets is the same module instance that routes read.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
});
