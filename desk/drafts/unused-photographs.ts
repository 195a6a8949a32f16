import { photographUses } from '../../content-model/photographs.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import type { Draft } from './drafts.ts';

/** Drafts of photographs that no page shows with this content. They must not be published. */
export function unusedPhotographs(drafts: readonly Draft[], content: SiteContent): Draft[] {
  const used = photographUses(content).flatMap(({ name, shape }) => [
    `pictures/${name}`,
    `pictures/sized/${shape}/${name.replace(/[^./]+$/, '')}`,
  ]);
  // The address of one size stands for all.
  used.push(...content.articles.flatMap(({ picture }) => picture?.file.replace(/^\/|\.jpg$/g, '') ?? []));
  return drafts.filter(({ path }) => path.startsWith('pictures/') && !used.some((start) => path.startsWith(start)));
}

/** Those that no draft names either, because they were replaced or discarded. They can be deleted. */
export function forgottenPhotographs(drafts: readonly Draft[], published: SiteContent): Draft[] {
  const texts = drafts.map(({ bytes }) => new TextDecoder().decode(bytes));
  // 'pictures/sized/portrait/team/quan-0b1c2d3e.0b1c2d3e-384.avif' is a size of 'team/quan-0b1c2d3e.jpg'.
  const stemOf = (path: string) => path.replace(/^pictures\/(sized\/[^/]+\/)?/, '').replace(/\.[^/]*$/, '.');
  return unusedPhotographs(drafts, published).filter(({ path }) => !texts.some((text) => text.includes(stemOf(path))));
}
