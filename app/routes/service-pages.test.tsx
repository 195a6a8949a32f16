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

describe.each([
  ['general dentistry', general],
  ['cosmetic dentistry', cosmetic],
  ['dental implants', implants],
  ['teeth whitening', whitening],
])('%s page', (_, route) => {
  const { html } = render(route as ServiceRoute);

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

it("cosmetic dentistry shows prices with their durations, and not the proof of the patient's consent", () => {
  const { text } = render(cosmetic as ServiceRoute);
  expect(text).toContain('1-2 hours From £200');
  expect(text).toContain('2-3 visits From £500 per tooth');
  expect(text).toContain('3-6 months Consultation required');
  expect(cosmetic.loader(request as never).page.testimonial).not.toHaveProperty('proof');
});

it.each([
  ['general dentistry', general, undefined],
  ['cosmetic dentistry', cosmetic, [200, 500, 150, undefined]],
  ['dental implants', implants, [2500, 5000, 15_000, 3500]],
  ['teeth whitening', whitening, [200, 150]],
])('%s has the prices of its page in its structured data', (_, route, prices) => {
  const { service, types } = render(route as ServiceRoute);
  const offers = service?.['offers'] as { price?: number }[] | undefined;
  expect(offers?.map(({ price }) => price)).toEqual(prices);
  expect(types.includes('FAQPage')).toBe(route === whitening);
});
