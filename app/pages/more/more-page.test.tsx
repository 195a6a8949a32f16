import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import type { SiteContent } from '../../../content/schema/site.ts';
import { type RequestContext, requestContext } from '../../../server/request-context.ts';
import { loader } from '../../routes/more-page.tsx';
import { MorePage } from './more-page.tsx';

const base = 'https://www.dental.example';
const content = loadContent('content');
const [nervous] = content.morePages.filter(({ slug }) => slug === 'nervous-patients');
if (!nervous) throw new Error('The page is missing');

function argumentsFor(path: string, pages = content.morePages) {
  const context = new RouterContextProvider();
  const retention = { contactedDays: 90, otherDays: 180 };
  const request = { content: { ...content, morePages: pages }, site: { base }, groupBase: base, retention };
  context.set(requestContext, request as unknown as RequestContext);
  return { context, url: new URL(path, base) } as never;
}

/** The page with data from the route's loader. */
function rendered(document: SiteContent['morePages'][number]): string {
  const loaded = loader(argumentsFor(`/${document.slug}`, [document]));
  if (!('page' in loaded)) throw new Error('The page is missing');
  return renderToStaticMarkup(<MorePage {...loaded.page} />);
}

describe('a page of content alone', () => {
  it('lists its contents from four sections on', () => {
    const sections = (count: number) => Array.from({ length: count }, (_, index) => `## Part ${index}\n\nWords.`).join('\n\n');
    expect(rendered({ ...nervous, markdown: sections(4) })).toContain('<nav');
    expect(rendered({ ...nervous, markdown: sections(3) })).not.toContain('<nav');
  });

  it('has no card or button for one where the content has none', () => {
    const { card: _, ...plain } = nervous;
    expect(rendered(plain)).not.toMatch(/id="card"|href="#card"/);
  });
});
