import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bootScript } from './scripts/vite/boot-script.ts';
import { brandStyles } from './scripts/vite/brand-styles.ts';

export default defineConfig({
  plugins: [brandStyles('content'), tailwindcss(), bootScript('app/boot/boot.ts'), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    // The server's own app is the entry, so that the context key it sets is the same module instance that routes read.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
});
