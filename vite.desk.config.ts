import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Builds the desk: `--mode client` its stylesheet, fonts and scripts, `--mode server` the app with its screens. */
export default defineConfig(({ mode }) =>
  mode === 'server'
    ? { build: { ssr: 'desk/app.tsx', outDir: 'build/desk/server' } }
    : {
        plugins: [tailwindcss()],
        build: {
          outDir: 'build/desk/client',
          manifest: true,
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 600,
          rollupOptions: { input: ['desk/styles/desk.css', 'desk/editing/form/main.tsx', 'desk/articles/form/main.ts'] },
        },
      },
);
