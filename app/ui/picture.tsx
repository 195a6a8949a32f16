import type { ComponentProps } from 'react';

/** A picture as a page shows it. */
export type ShownPicture = {
  /** The file for browsers without AVIF and WebP. */
  src: string;
  alt: string;
  /** Widths of the generated files: 480 for 'leeds.jpg' means 'leeds-480.avif' and 'leeds-480.webp'. */
  widths?: readonly number[] | undefined;
  credit?: string | undefined;
};

type PictureProps = Omit<ComponentProps<'img'>, 'alt' | 'src'> & ShownPicture;

const formats = ['avif', 'webp'] as const;

function sourceSet(src: string, widths: readonly number[], format: (typeof formats)[number]): string {
  const base = src.replace(/\.[a-z0-9]+$/i, '');
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** An image, with AVIF and WebP sources if it is a photograph. Drawings have no widths. */
export function Picture({ alt, credit: _, sizes = '100vw', src, widths = [], ...props }: PictureProps) {
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

/** Who made the photographs above it, where they must be named. */
export function PictureCredit({ of }: { of: readonly ShownPicture[] }) {
  const credits = new Set(of.flatMap(({ credit }) => credit ?? []));
  return credits.size > 0 ? <p className="mt-1 text-sm">{[...credits].join(', ')}</p> : null;
}
