type Props = { html: string; label: string };

/** An article with fewer parts is seen through at a glance. */
const fewest = 4;

/** The parts of an article, for who came for one of them. Where its headings have no address there is none. */
export function ArticleContents({ html, label }: Props) {
  const parts = [...html.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)];
  if (parts.length < fewest) return null;
  return (
    // Beside the words, and only where it fits under the hint: on a phone it would keep a reader from what they came for.
    <nav aria-label={label} className="mt-8 hidden lg:[@media(min-height:46rem)]:block">
      <h2 className="text-lg">{label}</h2>
      <ul className="mt-2 border-l-2 border-line">
        {parts.map(([, id = '', words = '']) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-base leading-snug text-ink-soft hover:border-action hover:text-ink"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a part of the article, which was cleaned before it was stored
              dangerouslySetInnerHTML={{ __html: words.replace(/<[^>]*>/g, '') }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
