import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { type RequestContext, requestContext } from '../../server/request-context.ts';
import { loader } from './cosmetic-dentistry.tsx';

test("where a patient's consent is kept is not sent to browsers", () => {
  const content = loadContent('content');
  const { testimonial } = content.cosmeticDentistryPage;
  const cosmeticDentistryPage = {
    ...content.cosmeticDentistryPage,
    testimonial: { ...testimonial, proof: 'In the third drawer' },
  };
  const base = 'https://www.dental.example';
  const context = new RouterContextProvider();
  const site = { content: { ...content, cosmeticDentistryPage }, site: { base }, groupBase: base };
  context.set(requestContext, site as RequestContext);
  const sent = loader({ context, url: new URL('/services/cosmetic-dentistry', base) } as never);
  expect(sent.page.testimonial.quote).toBe(testimonial.quote);
  expect(JSON.stringify(sent)).not.toContain('third drawer');
});
