import type { Config } from '@react-router/dev/config';
import { compressAssets } from './scripts/vite/compress-assets.ts';
import { splitBuiltStyles } from './scripts/vite/split-styles.ts';
import { buildFolder } from './server/build-folder.ts';

export default {
  ssr: true,
  // The whole route list is twenty lines: sending it with the page saves the /__manifest request on every navigation.
  routeDiscovery: { mode: 'initial' },
  buildDirectory: buildFolder(),
  buildEnd: () => {
    splitBuiltStyles(buildFolder());
    compressAssets(`${buildFolder()}/client`);
  },
} satisfies Config;
