import { kebabCase } from '../domain/sentence-case.ts';
import type { Brand, Palette } from './schema/brand.ts';

const declarations = (palette: Palette, isUsed: (token: string) => boolean) =>
  Object.entries(palette)
    .map(([key, colour]): [string, string] => [`--${kebabCase(key)}`, colour])
    .filter(([token]) => isUsed(token))
    .map(([token, colour]) => `${token}:${colour};`)
    .join('');

/**
 * The brand's colours as custom properties for light and dark mode. `.night` forces dark colours on an element.
 * @param isUsed filters the tokens, to keep small pictures small
 */
export function brandCss({ light, dark }: Brand, isUsed: (token: string) => boolean = () => true): string {
  const night = declarations(dark, isUsed);
  return `:root{color-scheme:light dark;${declarations(light, isUsed)}}
@media (prefers-color-scheme:dark){:root{${night}}}
@media screen{.night{color-scheme:dark;${night}}}
`;
}
