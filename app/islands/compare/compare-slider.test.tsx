import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CompareSlider } from './compare-slider.tsx';

function serverDocument() {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <CompareSlider
      before={<img src="/old.svg" alt="Leaning" width={640} height={400} />}
      after={<img src="/new.svg" alt="Upright" width={640} height={400} />}
      label="Move to compare"
      beforeLabel="Before"
      afterLabel="After"
      valueText="{percent} per cent before"
    />,
  );
  return document;
}

describe('CompareSlider', () => {
  it('is a labelled range input with a value text', () => {
    const document = serverDocument();
    const input = document.querySelector('input[type="range"]');
    expect(document.querySelector(`label[for="${input?.id}"]`)?.textContent).toBe('Move to compare');
    expect(input?.getAttribute('value')).toBe('50');
    expect(input?.getAttribute('aria-valuetext')).toBe('50 per cent before');
  });

  it('renders both pictures, each with its label', () => {
    const sides = [...serverDocument().querySelectorAll('.compare-side')];
    expect(sides.map((side) => [side.querySelector('img')?.alt, side.textContent])).toEqual([
      ['Leaning', 'Before'],
      ['Upright', 'After'],
    ]);
  });

  it('renders no style attribute', () => {
    expect(serverDocument().querySelectorAll('[style]')).toHaveLength(0);
  });
});
