import type { JsonLd } from './structured-data/parts.ts';

/** A tag of the head, as plain data. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { canonical: string }
  | { jsonLd: JsonLd };

/** Ends no script element, and is valid JavaScript. */
const escapeJson = (json: string) =>
  json.replace(/[&<>\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    if ('title' in tag) return <title key="title">{tag.title}</title>;
    if ('canonical' in tag) return <link key="canonical" rel="canonical" href={tag.canonical} />;
    if (!('jsonLd' in tag)) return <meta key={JSON.stringify(tag)} {...tag} />;
    const json = escapeJson(JSON.stringify(tag.jsonLd));
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
