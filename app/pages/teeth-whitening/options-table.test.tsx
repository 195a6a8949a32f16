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
  it('has a caption, column headers and a row header per option', () => {
    expect(markup).toMatch(/<table[^>]*><caption[^>]*>[^<]+<\/caption>/);
    const headers = markup.match(/<th [^>]*scope="col"|<th scope="col"/g)?.length ?? 0;
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row.match(/<th scope="row"/g)).toHaveLength(1);
      expect((row.match(/<td/g)?.length ?? 0) + 1).toBe(headers);
    }
  });

  it('shows price, duration and results of each option', () => {
    expect(text(rows[0])).toMatch(/In-office whitening\|.*From \|£200\|.*60-90 minutes\|.*Up to 8 shades\|/);
    expect(text(rows[1])).toMatch(/Take-home kit\|.*From \|£150\|.*2-4 weeks\|/);
    expect(text(rows[2])).toMatch(/Combination\|.*From \|£300\|/);
  });

  // @spec 3: Whitening option: description, features and ideal-for text are shown
  it('shows description, features and ideal-for text of each option', () => {
    for (const [index, { description, features, idealFor }] of options.entries()) {
      expect(features.length).toBeGreaterThan(0);
      for (const words of [description, ...features, idealFor]) expect(text(rows[index])).toContain(`|${words}|`);
    }
  });

  it('marks only the third option as MOST POPULAR', () => {
    expect(rows.map((row) => row.includes('MOST POPULAR'))).toEqual([false, false, true]);
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
