import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { OptionsTable } from './options-table.tsx';

const { comparison, options } = loadContent('content').teethWhiteningPage;
const markup = renderToStaticMarkup(
  <MemoryRouter>
    <OptionsTable labels={comparison} options={options} />
  </MemoryRouter>,
);
const rows = (/<tbody.*<\/tbody>/s.exec(markup)?.[0] ?? '').split('<tr').slice(1);
const text = (html = '') =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('OptionsTable', () => {
  // @spec 3: Whitening option: description, features and ideal-for text are shown
  it('shows description, features and ideal-for text of each option', () => {
    for (const [index, { description, features, idealFor }] of options.entries()) {
      expect(features.length).toBeGreaterThan(0);
      for (const words of [description, ...features, idealFor]) expect(text(rows[index])).toContain(`|${words}|`);
    }
  });

  it('links each option to the booking section, with its title in the label', () => {
    const links = [...markup.matchAll(/<a [^>]*>.*?<\/a>/g)].map(([link]) => link);
    expect(links.map((link) => text(link))).toEqual(Array(3).fill('|Choose This Option|'));
    expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(Array(3).fill('/#booking'));
    expect(links.map((link) => /aria-label="([^"]*)"/.exec(link)?.[1])).toEqual(
      options.map(({ title }) => `Choose This Option: ${title}`),
    );
  });
});
