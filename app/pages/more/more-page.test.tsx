import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { type Route, renderRoute } from '../../../tests/support/render-route.ts';
import * as morePage from '../../routes/more-page.tsx';

const content = loadContent('content');
const [nervous] = content.morePages.filter(({ slug }) => slug === 'nervous-patients');
if (!nervous) throw new Error('The page is missing');

const rendered = (document: SiteContent['morePages'][number]) =>
  renderRoute(morePage as unknown as Route, { ...content, morePages: [document] }, '/nervous-patients', '2026-11-16T10:00:00Z')
    .html;

describe('a page of content alone', () => {
  it('lists its contents from four sections on', () => {
    const sections = (count: number) => Array.from({ length: count }, (_, index) => `## Part ${index}\n\nWords.`).join('\n\n');
    expect(rendered({ ...nervous, markdown: sections(4) })).toContain('On this page');
    expect(rendered({ ...nervous, markdown: sections(3) })).not.toContain('On this page');
  });

  it('has no card or button for one where the content has none', () => {
    const { card: _, ...plain } = nervous;
    expect(rendered(plain)).not.toMatch(/id="card"|href="#card"/);
  });
});
