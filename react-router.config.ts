import type { Config } from '@react-router/dev/config';
import { compressAssets } from './scripts/vite/compress-assets.ts';
import { buildFolder } from './server/platform/build-folder.ts';

export default {
  ssr: true,
  // No browser runs the router, so it needs no manifest endpoint.
  routeDiscovery: { mode: 'initial' },
  buildDirectory: buildFolder(),
  buildEnd: () => compressAssets(`${buildFolder()}/client`),
} satisfies Config;
