import type { Config } from '@react-router/dev/config';
import { buildFolder } from './server/platform/build-folder.ts';
import { compressAssets } from './vite-plugins/compress-assets.ts';

export default {
  ssr: true,
  // No browser runs the router, so it needs no manifest endpoint.
  routeDiscovery: { mode: 'initial' },
  buildDirectory: buildFolder(),
  buildEnd: () => compressAssets(`${buildFolder()}/client`),
} satisfies Config;
