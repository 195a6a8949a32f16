import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../../content/load.ts';
import { nhsPractice } from '../nhs-practice.ts';
import { RegistrationSection } from './registration-section.tsx';

const { nhsInformationPage, practices } = loadContent('content');
const markup = renderToStaticMarkup(
  <MemoryRouter>
    <RegistrationSection words={nhsInformationPage.registration} practices={practices.map(nhsPractice)} />
  </MemoryRouter>,
);
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .match(/[^|]+/g);

describe('registration cards', () => {
  // @spec 3: NHS card: its features are shown
  it("list each practice's NHS features", () => {
    const cards = markup.split('<h3').slice(1);
    for (const [index, { location, nhs }] of practices.entries()) {
      expect(nhs.features.length).toBeGreaterThan(0);
      expect(words(`<h3${cards[index]}`)).toEqual(expect.arrayContaining([location, ...nhs.features]));
    }
  });
});
