type Props = { heading: string; categories: readonly string[] };

/** The blog's categories, as plain text without links. */
export function CategoryList({ categories, heading }: Props) {
  return (
    <section aria-labelledby="categories-heading">
      <h2 id="categories-heading" className="text-heading-s">
        {heading}
      </h2>
      <ul className="mt-6 list-disc gap-x-8 pl-5 marker:text-ink-soft sm:columns-2">
        {categories.map((category) => (
          <li key={category} className="py-1">
            {category}
          </li>
        ))}
      </ul>
    </section>
  );
}
