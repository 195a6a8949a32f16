import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { allFixtures } from './all-fixtures.ts';
import { ReviewPage } from './review-page.tsx';

const markupOf = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

function documentOf(element: ReactElement) {
  const { document } = new Window();
  document.body.innerHTML = markupOf(element);
  return document;
}

const cases = allFixtures.flatMap(({ component, fixtures }) =>
  fixtures.map(({ name, element }) => ({ title: `${component}: ${name}`, element })),
);

describe('allFixtures', () => {
  it('includes every fixtures file', () => {
    expect(allFixtures.map(({ component }) => component)).toEqual(expect.arrayContaining(['button', 'carousel', 'stars']));
  });

  it('has unique names per component', () => {
    const titles = cases.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });
});

describe.each(cases)('$title', ({ element }) => {
  it('renders', () => {
    expect(markupOf(element).length).toBeGreaterThan(20);
  });

  it('has no style attribute and no undefined class', () => {
    const markup = markupOf(element);
    expect(markup).not.toMatch(/\sstyle=/);
    expect(markup).not.toMatch(/class="[^"]*(undefined|null|\[object)/);
  });

  it('labels and describes every control', () => {
    const document = documentOf(element);
    for (const control of document.querySelectorAll('input, select, textarea')) {
      expect(document.querySelector(`label[for="${control.id}"]`)?.textContent).toBeTruthy();
      const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const texts = described.map((id) => document.getElementById(id)?.textContent);
      for (const text of texts) expect(text).toBeTruthy();
      expect(control.getAttribute('aria-invalid') === 'true').toBe(texts.some((text) => text?.startsWith('Error: ')));
    }
  });

  it('labels every button and announces links that open a new tab', () => {
    const document = documentOf(element);
    for (const button of document.querySelectorAll('button')) {
      expect(button.getAttribute('aria-label') ?? button.textContent).toBeTruthy();
      expect(button.getAttribute('type')).toMatch(/^(button|submit)$/);
    }
    for (const link of document.querySelectorAll('a[target="_blank"]')) {
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link.querySelector('.sr-only')?.textContent).toContain('opens in a new tab');
    }
  });
});

describe('ReviewPage', () => {
  it('renders every state in light and dark', () => {
    const document = documentOf(<ReviewPage />);
    expect(document.querySelectorAll('article')).toHaveLength(cases.length);
    expect(document.querySelectorAll('article .night')).toHaveLength(cases.length);
  });

  it('has unique ids across both schemes', () => {
    const ids = [...documentOf(<ReviewPage />).querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});
