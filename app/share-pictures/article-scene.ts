import type { SiteContent } from '../../content-model/schema/site.ts';

/** One of the drawings of an article category, always the same for a slug. */
export function articleScene({ drawings }: Pick<SiteContent, 'drawings'>, category: string, slug: string): string | undefined {
  const scenesIn = (folder: string) => [...drawings].filter(([name]) => name.startsWith(`articles/${folder}/`));
  const own = scenesIn(category);
  const scenes = own.length > 0 ? own : scenesIn('other');
  const number = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0);
  return scenes[number % scenes.length]?.[1];
}
