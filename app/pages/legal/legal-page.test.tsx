import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { type RequestContext, requestContext } from '../../../server/request-context.ts';
import { loader } from '../../routes/legal.tsx';
import { LegalPage } from './legal-page.tsx';

const base = 'https://www.dental.example';
const content = loadContent('content');
const retention = { contactedDays: 90, otherDays: 180 };

/** The rendered page with data from the route's loader. */
function textOf(path: string): string {
  const context = new RouterContextProvider();
  context.set(requestContext, { content, site: { base }, groupBase: base, retention } as RequestContext);
  const { page } = loader({ context, url: new URL(path, base) } as never);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LegalPage {...page} />
    </MemoryRouter>,
  );
  return html.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** The content below each heading of a level, by heading text. */
function parts(html: string, level: 2 | 3): Record<string, string> {
  const [, ...found] = html.split(`<h${level} id="`);
  const ends = level === 2 ? /<h2/ : /<h[23]/;
  return Object.fromEntries(
    found.map((part) => {
      const [, heading = '', text = ''] = /^[^>]*>(.*?)<\/h\d>(.*)$/s.exec(part) ?? [];
      return [heading, text.split(ends)[0] ?? ''];
    }),
  );
}

const wordCount = (html = '') => html.replace(/<[^>]*>/g, ' ').match(/[\w'-]+/g)?.length ?? 0;

describe('the legal pages', () => {
  // @spec 2: Privacy Policy and Terms of Service: each part under a heading of its own
  it.each([
    [
      '/privacy-policy',
      ['Introduction', 'Information collected', 'Use', 'Sharing', 'Security', 'GDPR rights', 'Data protection officer contact'],
    ],
    [
      '/terms-of-service',
      [
        'Acceptance',
        'Appointment policy',
        'Payment',
        'Consent',
        'Patient responsibilities',
        'Guarantees',
        'Liability',
        'Governing law',
        'Contact',
      ],
    ],
  ])('have every specified section of %s in order', (path, specified) => {
    const shown = parts(textOf(path), 2);
    expect(Object.keys(shown).filter((heading) => specified.includes(heading))).toEqual(specified);
    for (const heading of specified) expect(wordCount(shown[heading]), heading).toBeGreaterThan(10);
  });
});

describe('the Accessibility Statement', () => {
  // @spec 2: Accessibility Statement: physical access at each practice
  it('lists the access of each practice under its town', () => {
    const shown = parts(textOf('/accessibility'), 3);
    for (const { access, location } of content.practices) {
      expect(access.length).toBeGreaterThan(0);
      const entries = [...(shown[location] ?? '').matchAll(/<li>(.*?)<\/li>/gs)].map(([, entry]) => entry);
      expect(entries, location).toEqual(access);
    }
  });
});
