import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pill } from './pill.tsx';

describe('Pill', () => {
  it('has a different shape for each tone', () => {
    const shapes = (['success', 'warning', 'neutral'] as const).map(
      (tone) => /<svg.*<\/svg>/.exec(renderToStaticMarkup(<Pill tone={tone}>Words</Pill>))?.[0],
    );
    expect(new Set(shapes).size).toBe(3);
  });
});
