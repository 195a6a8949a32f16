import type { Config } from '@react-router/dev/config';
import { compressAssets } from './vite-plugins/compress-assets.ts';

export default {
  ssr: true,
  // No browser runs the router, so it needs no manifest endpoint.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => compressAssets('build/client'),
} satisfies Config;
