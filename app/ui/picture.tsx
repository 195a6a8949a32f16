import type { ComponentProps } from 'react';

type PictureProps = Omit<ComponentProps<'img'>, 'alt' | 'src'> & {
  /** The file for browsers without AVIF and WebP. */
  src: string;
  alt: string;
  /** Widths of the generated files: 480 for 'leeds.jpg' means 'leeds-480.avif' and 'leeds-480.webp'. */
  widths?: readonly number[] | undefined;
};

const formats = ['avif', 'webp'] as const;

function sourceSet(src: string, widths: readonly number[], format: (typeof formats)[number]): string {
  const base = src.replace(/\.[a-z0-9]+$/i, '');
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** An image, with AVIF and WebP sources if it is a photograph. Drawings have no widths. */
export function Picture({ alt, sizes = '100vw', src, widths = [], ...props }: PictureProps) {
  const image = <img src={src} alt={alt} {...props} />;
  if (widths.length === 0) return image;
  return (
    <picture className="contents">
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(src, widths, format)} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
