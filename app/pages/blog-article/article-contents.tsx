type Props = { html: string; label: string };

/** Shorter articles need no table of contents. */
const minSections = 4;

/** Table of contents from the article's headings that have an id. */
export function ArticleContents({ html, label }: Props) {
  const parts = [...html.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)];
  if (parts.length < minSections) return null;
  return (
    // Only on wide windows where it fits below the hint.
    <nav aria-label={label} className="mt-8 hidden lg:[@media(min-height:46rem)]:block">
      <h2 className="text-lg">{label}</h2>
      <ul className="mt-2 border-l-2 border-line">
        {parts.map(([, id = '', words = '']) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-base leading-snug text-ink-soft hover:border-action hover:text-ink"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: part of the article, which was sanitised before it was stored
              dangerouslySetInnerHTML={{ __html: words.replace(/<[^>]*>/g, '') }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
