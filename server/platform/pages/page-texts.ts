import type { Site } from '../http/hosts.ts';
import { type PageText, pageText } from './page-text.ts';

/** Renders the site's own pages. */
export type PageSource = {
  /** Changes when the text of any page may have changed. */
  edition(): string;
  render(site: Site, path: string): Promise<Response>;
};

export type PageTexts = ReturnType<typeof createPageTexts>;

/**
 * Extracts the text of the site's fixed pages from their HTML, so that search and change detection cover everything that a
 * visitor can read, with no second list to maintain. Renders each page once per edition.
 */
export function createPageTexts() {
  let edition = '';
  let cached = new Map<string, Promise<PageText | undefined>>();

  async function read(site: Site, path: string, source: PageSource): Promise<PageText | undefined> {
    const response = await source.render(site, path);
    const html = await response.text();
    if (response.status >= 500) throw new Error(`Failed to render ${path}: HTTP ${response.status}`);
    return response.status === 200 ? pageText(html) : undefined;
  }

  return {
    /** Undefined if there is no such page. */
    of(site: Site, path: string, source: PageSource): Promise<PageText | undefined> {
      const latest = source.edition();
      if (latest !== edition) {
        edition = latest;
        cached = new Map();
      }
      const key = `${site.base} ${path}`;
      const texts = cached;
      const reading = texts.get(key) ?? read(site, path, source);
      texts.set(key, reading);
      // Failures are not cached. By then the edition may have changed, and with it the map.
      reading.catch(() => texts.delete(key));
      return reading;
    },
  };
}
