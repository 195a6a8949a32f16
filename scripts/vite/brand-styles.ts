import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { type Brand, brand, type Palette } from '../../content/schema/brand.ts';

const virtualId = 'virtual:brand.css';
const resolvedId = `\0${virtualId}`;

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([key, colour]) => `--${kebab(key)}:${colour};`)
    .join('');

/** The brand's colours as custom properties, by the system's preference; `.night` makes any part of a page dark. */
export function brandCss({ light, dark }: Brand): string {
  return `:root{color-scheme:light dark;${declarations(light)}}
@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}
.night{color-scheme:dark;${declarations(dark)}}
`;
}

/** Colours are content: `import 'virtual:brand.css'` gives the tokens of content/brand.yaml. */
export function brandStyles(contentFolder: string): Plugin {
  const file = join(contentFolder, 'brand.yaml');
  return {
    name: 'brand-styles',
    sharedDuringBuild: true,
    resolveId(id) {
      return id === virtualId ? resolvedId : undefined;
    },
    load(id) {
      if (id !== resolvedId) return undefined;
      this.addWatchFile(file);
      return brandCss(brand.parse(parse(readFileSync(file, 'utf8'))));
    },
  };
}
