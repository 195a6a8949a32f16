import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { type Route, renderRoute } from '../../tests/support/render-route.ts';
import * as route from './cosmetic-dentistry.tsx';

test("where a patient's consent is kept is not sent to browsers", () => {
  const content = loadContent('content');
  const testimonial = { ...content.cosmeticDentistryPage.testimonial, proof: 'In the third drawer' };
  const cosmeticDentistryPage = { ...content.cosmeticDentistryPage, testimonial };
  const sent = JSON.stringify(
    renderRoute(route as unknown as Route, { ...content, cosmeticDentistryPage }, '/services/cosmetic-dentistry', '2026-11-16'),
  );
  expect(sent).toContain(testimonial.name);
  expect(sent).not.toContain('third drawer');
});
