import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type MetaDescriptor, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { type RequestContext, requestContext } from '../../server/request-context.ts';
import * as cosmetic from './cosmetic-dentistry.tsx';
import * as implants from './dental-implants.tsx';
import * as general from './general-dentistry.tsx';
import * as whitening from './teeth-whitening.tsx';

const base = 'https://www.dental.example';
const context = new RouterContextProvider();
context.set(requestContext, { content: loadContent('content'), site: { base }, groupBase: base } as RequestContext);

const request = { context, url: new URL('/services/any', base) };

type ServiceRoute = { loader: (args: never) => { head: MetaDescriptor[] }; default: ComponentType<never> };

/** The rendered page and its structured data, from the route's loader. */
function render(route: ServiceRoute) {
  const loaderData = route.loader(request as never);
  const Page = route.default as ComponentType<{ loaderData: unknown }>;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Page loaderData={loaderData} />
    </MemoryRouter>,
  );
  const blocks = loaderData.head.flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : [],
  );
  return {
    html,
    text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    service: blocks.find((block) => '@type' in block && String(block['@id']).endsWith('#service')),
    types: blocks.map((block) => String(block['@type'])),
  };
}

const offersOf = (service: Record<string, unknown> | undefined) =>
  (service?.['offers'] as { name: string; price?: number }[] | undefined)?.map(({ name, price }) => [name, price]);
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe.each([
  ['general dentistry', general],
  ['cosmetic dentistry', cosmetic],
  ['dental implants', implants],
  ['teeth whitening', whitening],
])('%s page', (_, route) => {
  const { html, types } = render(route as ServiceRoute);

  it('has one main heading and a breadcrumb', () => {
    expect(count(html, /<h1/g)).toBe(1);
    expect(types).toContain('BreadcrumbList');
  });

  it('links to the booking section and only to fragments that exist', () => {
    expect(html).toContain('href="/#booking"');
    for (const [, target] of html.matchAll(/href="\/?#([^"]+)"/g)) {
      if (target !== 'booking') expect(html).toContain(`id="${target}"`);
    }
  });
});

// @spec 2: Learn More stands on content pages
it.each([
  ['general dentistry', general],
  ['cosmetic dentistry', cosmetic],
  ['dental implants', implants],
])('Learn More on the %s page links to a section of it', (_, route) => {
  const { html } = render(route as ServiceRoute);
  const [, id] = /<a [^>]*href="#([^"]+)"[^>]*>Learn More<\/a>/.exec(html) ?? [];
  expect(id).toBeDefined();
  expect(html).toContain(`id="${id}"`);
});

describe('general dentistry', () => {
  const { html, service, text } = render(general as ServiceRoute);

  it('has four services and a what-to-expect panel, and no offers', () => {
    expect(count(html, /<h3[^>]*>(Check-ups|Fillings|Hygiene|Children)/g)).toBe(4);
    expect(text).toContain('What to expect at your visit');
    expect(service).toMatchObject({ '@type': 'Service' });
    expect(offersOf(service)).toBeUndefined();
  });
});

describe('cosmetic dentistry', () => {
  const { html, service, text } = render(cosmetic as ServiceRoute);

  it('shows its stats, prices with durations, three steps and a testimonial', () => {
    for (const figure of ['98%', '2,500+', '15+', '500+']) expect(text).toContain(figure);
    expect(text).toContain('1-2 hours From £200');
    expect(text).toContain('2-3 visits From £500 per tooth');
    expect(text).toContain('30-60 minutes From £150 per tooth');
    expect(text).toContain('3-6 months Consultation required');
    expect(count(html, /<ol/g)).toBe(1);
    expect(count(html, /<blockquote/g)).toBe(1);
  });

  it('has the same prices in its structured data', () => {
    expect(offersOf(service)).toEqual([
      ['Teeth whitening', 200],
      ['Veneers', 500],
      ['Bonding', 150],
      ['Smile makeover', undefined],
    ]);
  });

  it("does not expose the proof of the patient's consent", () => {
    expect(cosmetic.loader(request as never).page.testimonial).not.toHaveProperty('proof');
  });
});

describe('dental implants', () => {
  const { html, service, text } = render(implants as ServiceRoute);

  it('shows its stats, four benefits, four prices, four steps, healing time and lifespan', () => {
    for (const figure of ['95%', '99%', '1,000+', '20+']) expect(text).toContain(figure);
    expect(text).toContain('3-6 months From £2,500');
    expect(text).toContain('4-8 months From £5,000');
    expect(text).toContain('1 day placement From £15,000');
    expect(text).toContain('3-4 months From £3,500');
    expect(text).toContain('3-6 months to heal');
    expect(text).toContain('25+ years');
    expect(count(html, /<h3/g)).toBe(12);
  });

  it('has the same prices in its structured data', () => {
    expect(offersOf(service)?.map(([, price]) => price)).toEqual([2500, 5000, 15_000, 3500]);
  });
});

describe('teeth whitening', () => {
  const { html, service, text, types } = render(whitening as ServiceRoute);

  it('is a procedure with two offers and three questions', () => {
    expect(service?.['@type']).toEqual(['MedicalProcedure', 'Service']);
    expect(offersOf(service)).toEqual([
      ['In-office whitening', 200],
      ['Take-home kit', 150],
    ]);
    expect(types).toContain('FAQPage');
    expect(count(html, /<details/g)).toBe(3);
  });

  it('has a call link for each practice beside the free consultation', () => {
    expect(text).toContain('Free Whitening Consultation');
    expect([...html.matchAll(/href="(tel:[^"]+)"/g)].map(([, href]) => href)).toEqual([
      'tel:+441632960101',
      'tel:+441632960201',
      'tel:+441134960301',
    ]);
  });

  it('shows its stats, safety note and locations', () => {
    for (const figure of ['6 shades', '98%', '1-3 years', '3-8 shades']) expect(text).toContain(figure);
    expect(text).toContain('aged 18 and over');
    expect(text).toContain('Available at Bradford, Ripon, and Leeds locations');
  });
});
