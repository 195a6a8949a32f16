import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { brandCss } from '../../content/brand-css.ts';
import { brand } from '../../content/schema/brand.ts';

/** Replaces brand.css with the colours of content/brand.yaml. */
export function brandStyles(contentFolder: string): Plugin {
  const file = join(contentFolder, 'brand.yaml');
  return {
    name: 'brand-styles',
    enforce: 'pre',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\/screen\/brand\.css(\?|$)/ },
      handler() {
        this.addWatchFile(file);
        return { code: brandCss(brand.parse(parse(readFileSync(file, 'utf8')))), map: null };
      },
    },
  };
}
