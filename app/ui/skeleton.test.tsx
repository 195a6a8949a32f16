import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  it('is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Skeleton shape="line" />)).toContain('aria-hidden="true"');
  });

  it('has different classes for each shape', () => {
    const shapes = (['line', 'block'] as const).map((shape) => renderToStaticMarkup(<Skeleton shape={shape} />));
    expect(new Set(shapes).size).toBe(2);
  });
});
