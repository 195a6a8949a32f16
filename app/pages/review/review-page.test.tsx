import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../../ui/kit.fixtures.tsx';

const cases = Object.entries(fixtures).flatMap(([component, states]) =>
  Object.entries(states).map(([name, element]) => ({ title: `${component}: ${name}`, element })),
);

describe.each(cases)('$title', ({ element }) => {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(element);

  it('has no style attribute and no undefined class', () => {
    expect(document.body.innerHTML.length).toBeGreaterThan(20);
    expect(document.querySelector('[style]')).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/class="[^"]*(undefined|null|\[object)/);
  });

  it('labels and describes every control', () => {
    for (const control of document.querySelectorAll('input, select, textarea')) {
      expect(document.querySelector(`label[for="${control.id}"]`)?.textContent).toBeTruthy();
      const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const texts = described.map((id) => document.getElementById(id)?.textContent);
      for (const text of texts) expect(text).toBeTruthy();
      expect(control.getAttribute('aria-invalid') === 'true').toBe(texts.some((text) => text?.startsWith('Error: ')));
    }
  });

  it('labels every button and announces links that open a new tab', () => {
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
