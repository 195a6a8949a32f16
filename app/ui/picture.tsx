type PictureProps = {
  /** The file for browsers that know neither AVIF nor WebP. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The widths that were prepared beside it: 'leeds.jpg' with 480 has 'leeds-480.avif' and 'leeds-480.webp'. */
  widths?: readonly number[];
  sizes?: string | undefined;
  /** For the one picture that the reader sees first: fetched at once, before others. */
  priority?: boolean;
  /** 'cover' fills the parent's box and crops; 'natural' keeps the picture's own shape. */
  fit?: 'natural' | 'cover';
};

const fits = { natural: 'h-auto w-full', cover: 'size-full object-cover' };

const formats = ['avif', 'webp'] as const;

function sourceSet(src: string, widths: readonly number[], format: (typeof formats)[number]): string {
  const base = src.replace(/\.[a-z0-9]+$/i, '');
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

export function Picture({
  src,
  alt,
  width,
  height,
  widths = [],
  sizes = '100vw',
  priority = false,
  fit = 'natural',
}: PictureProps) {
  return (
    <picture className="contents">
      {widths.length > 0
        ? formats.map((format) => (
            <source key={format} type={`image/${format}`} srcSet={sourceSet(src, widths, format)} sizes={sizes} />
          ))
        : null}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={`block max-w-full bg-mist ${fits[fit]}`}
      />
    </picture>
  );
}
