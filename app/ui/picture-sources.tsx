import type { ReactNode } from 'react';

type PictureSourcesProps = {
  /** The file for browsers without AVIF and WebP. */
  src: string;
  /** Widths of the generated files: 480 for 'leeds.jpg' means 'leeds-480.avif' and 'leeds-480.webp'. */
  widths?: readonly number[] | undefined;
  sizes?: string | undefined;
  children: ReactNode;
};

const formats = ['avif', 'webp'] as const;

function sourceSet(src: string, widths: readonly number[], format: (typeof formats)[number]): string {
  const base = src.replace(/\.[a-z0-9]+$/i, '');
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** Adds AVIF and WebP sources to a photograph. Drawings have no widths and stay unchanged. */
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
