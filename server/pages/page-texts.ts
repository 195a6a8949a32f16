import type { Site } from '../http/hosts.ts';
import { type PageText, pageText } from './page-text.ts';

/** The running site, asked for its own pages. */
export type PageSource = {
  /** Changes when any page may say something else. */
  edition(): string;
  render(site: Site, path: string): Promise<Response>;
};

export type PageTexts = {
  /** What a page says, or nothing where there is no such page. */
  of(site: Site, path: string, source: PageSource): Promise<PageText | undefined>;
};

/**
 * What the site's fixed pages say, read from the pages themselves: whatever a visitor can read is found and counts as a
 * change, with no second list of what belongs to which page. Each page is rendered once for an edition.
 */
export function createPageTexts(): PageTexts {
  let current = '';
  let known = new Map<string, Promise<PageText | undefined>>();

  async function read(site: Site, path: string, source: PageSource): Promise<PageText | undefined> {
    const response = await source.render(site, path);
    const html = await response.text();
    if (response.status >= 500) throw new Error(`the page ${path} cannot be read: ${response.status}`);
    return response.status === 200 ? pageText(html) : undefined;
  }

  return {
    of(site, path, source) {
      const now = source.edition();
      if (now !== current) {
        current = now;
        known = new Map();
      }
      const key = `${site.base} ${path}`;
      const from = known;
      const reading = from.get(key) ?? read(site, path, source);
      from.set(key, reading);
      // What failed is tried again; what was found stays.
      reading.catch(() => from.delete(key));
      return reading;
    },
  };
}
