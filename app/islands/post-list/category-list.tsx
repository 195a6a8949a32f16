import { drawnPictureSize, drawnPostPicture } from '../../site/post-picture-address.ts';

type Props = { heading: string; categories: readonly string[]; version: string };

/** What there is to read about, each with the sign that its articles carry. Nothing here can be pressed. */
export function CategoryList({ categories, heading, version }: Props) {
  return (
    <section aria-labelledby="categories-heading">
      <h2 id="categories-heading" className="text-[clamp(1.75rem,3vw,2.5rem)]">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {categories.map((category) => (
          <li key={category} className="flex items-center gap-4 font-display text-xl leading-tight font-bold">
            <img
              src={drawnPostPicture(version, { category, slug: 'sign' })}
              alt=""
              {...drawnPictureSize}
              loading="lazy"
              decoding="async"
              className="size-16 shrink-0 rounded-full bg-card object-cover object-bottom"
            />
            {category}
          </li>
        ))}
      </ul>
    </section>
  );
}
