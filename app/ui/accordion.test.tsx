import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { title: 'First question', content: 'First answer' },
  { title: 'Second question', content: 'Second answer' },
];

const groupsOf = (markup: string) => [...markup.matchAll(/<details[^>]* name="([^"]+)"/g)].map(([, name]) => name);

describe('Accordion', () => {
  it('groups its items, so that the browser keeps one open', () => {
    const groups = groupsOf(renderToStaticMarkup(<Accordion items={items} />));
    expect(groups).toHaveLength(2);
    expect(new Set(groups).size).toBe(1);
  });

  it('uses a different group per accordion', () => {
    const groups = groupsOf(
      renderToStaticMarkup(
        <>
          <Accordion items={items} />
          <Accordion items={items} />
        </>,
      ),
    );
    expect(new Set(groups).size).toBe(2);
  });

  it('starts closed with all answers in the markup', () => {
    const markup = renderToStaticMarkup(<Accordion items={items} />);
    expect(markup).not.toMatch(/<details[^>]* open=""/);
    expect(markup).toContain('First answer');
    expect(markup).toContain('Second answer');
  });

  it('gives each question a heading', () => {
    expect(renderToStaticMarkup(<Accordion items={items} />).match(/<h3/g)).toHaveLength(2);
  });
});
