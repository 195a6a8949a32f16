import type { ReactNode } from 'react';

type PictureSourcesProps = {
  /** The file for browsers that know neither AVIF nor WebP. */
  src: string;
  /** The widths that were prepared beside it: 'leeds.jpg' with 480 has 'leeds-480.avif' and 'leeds-480.webp'. */
  widths?: readonly number[] | undefined;
  sizes?: string | undefined;
  /** The `img` itself, with its alternative text, its size and its look. */
  children: ReactNode;
};

const formats = ['avif', 'webp'] as const;

function sourceSet(src: string, widths: readonly number[], format: (typeof formats)[number]): string {
  const base = src.replace(/\.[a-z0-9]+$/i, '');
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** Smaller files in newer formats for a photograph. A drawing has none, and stays the one file that it is. */
export function PictureSources({ children, sizes = '100vw', src, widths = [] }: PictureSourcesProps) {
  if (widths.length === 0) return children;
  return (
    <picture className="contents">
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(src, widths, format)} sizes={sizes} />
      ))}
      {children}
    </picture>
  );
}
