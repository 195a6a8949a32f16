import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const src = '/pictures/leeds.front.jpg';
const picture = (props: { widths?: number[]; sizes?: string }) =>
  renderToStaticMarkup(<Picture src={src} alt="The front door" width={960} height={540} {...props} />);

describe('Picture', () => {
  it('lists AVIF before WebP, with the names of the generated files', () => {
    const sources = [...picture({ widths: [480, 960] }).matchAll(/type="([^"]+)" srcSet="([^"]+)"/gi)];
    expect(sources.map(([, type, set]) => [type, set])).toEqual([
      ['image/avif', '/pictures/leeds.front-480.avif 480w, /pictures/leeds.front-960.avif 960w'],
      ['image/webp', '/pictures/leeds.front-480.webp 480w, /pictures/leeds.front-960.webp 960w'],
    ]);
    expect(picture({ widths: [480] })).toContain('src="/pictures/leeds.front.jpg"');
  });

  it('renders only the image without widths', () => {
    // React may render a preload link before it.
    expect(picture({})).toMatch(/<img [^>]*>$/);
    expect(picture({})).not.toContain('<picture');
  });

  it('sets the sizes attribute', () => {
    expect(picture({ widths: [480], sizes: '50vw' })).toContain('sizes="50vw"');
  });
});
