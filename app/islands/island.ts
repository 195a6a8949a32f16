import { siteFiles } from '../built-files.ts';

/** The folders beside this file. Each has a start.ts that exports `start(element, props)`. */
export type IslandName = 'carousel' | 'compare' | 'late-article' | 'nearest' | 'post-list' | 'testimonial-form' | 'videos';

type Options = {
  /** 'near' starts the island near the viewport, a number after so many seconds. Every island also starts on first touch. */
  when?: 'near' | number;
  props?: object;
  /** Where to go if the script cannot be loaded, for an island that the page is useless without. */
  fallback?: string | undefined;
};

/**
 * The attributes that make an element an island; app/islands/loader.ts reads them. Mark controls that need the script with
 * `data-press`, so that an early press is kept.
 */
export const island = (name: IslandName, { fallback, props, when }: Options = {}) => ({
  'data-island': name,
  'data-src': siteFiles.filesOf(`app/islands/${name}/start.ts`).scripts.join(' '),
  'data-when': when,
  'data-fallback-href': fallback,
  'data-props': props && JSON.stringify(props),
});
