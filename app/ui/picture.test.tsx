import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture = (props: { widths?: number[]; sizes?: string; priority?: boolean }) =>
  renderToStaticMarkup(<Picture src="/pictures/leeds.front.jpg" alt="The front door" width={960} height={540} {...props} />);

describe('Picture', () => {
  it('offers AVIF before WebP, by the names that were prepared beside the file', () => {
    const sources = [...picture({ widths: [480, 960] }).matchAll(/type="([^"]+)" srcSet="([^"]+)"/gi)];
    expect(sources.map(([, type, set]) => [type, set])).toEqual([
      ['image/avif', '/pictures/leeds.front-480.avif 480w, /pictures/leeds.front-960.avif 960w'],
      ['image/webp', '/pictures/leeds.front-480.webp 480w, /pictures/leeds.front-960.webp 960w'],
    ]);
  });

  it('serves the file alone where no widths were prepared', () => {
    expect(picture({})).not.toContain('<source');
    expect(picture({})).toContain('src="/pictures/leeds.front.jpg"');
  });

  it('keeps its place on the page while it loads', () => {
    expect(picture({})).toContain('width="960" height="540"');
  });

  it('waits until it is near the screen, unless it comes first', () => {
    expect(picture({})).toContain('loading="lazy"');
    const first = picture({ priority: true });
    expect(first).toContain('loading="eager"');
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).toContain('decoding="async"');
  });

  it('tells the browser how wide it will be', () => {
    expect(picture({ widths: [480], sizes: '50vw' })).toContain('sizes="50vw"');
  });
});
