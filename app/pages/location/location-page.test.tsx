import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { LocationPage } from './location-page.tsx';
import { locationPageData } from './location-page-data.ts';

const content = loadContent('content');
const mondayMorning = new Date('2026-11-16T10:00:00Z');

describe('LocationPage', () => {
  // @spec 2: Learn More stands on content pages
  it.each(content.practices)('links Learn More to the reasons section on the $location page', (practice) => {
    const document = content.locationPages.find((page) => page.practice === practice.slug);
    if (!document) throw new Error(`Page for ${practice.slug} is missing`);
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <LocationPage {...locationPageData(document, practice, content, mondayMorning)} />
      </MemoryRouter>,
    );
    expect(html).toMatch(/<a [^>]*href="#reasons"[^>]*>Learn More<\/a>/);
    expect(html).toContain('id="reasons"');
  });
});
