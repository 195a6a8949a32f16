const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** A table is named by its caption, or else by its columns. */
function tableName(table: string): string {
  const caption = /<caption[^>]*>(.*?)<\/caption>/is.exec(table)?.[1];
  const columns = [...table.matchAll(/<th[\s>].*?<\/th>/gis)].map(([cell]) => withoutTags(cell)).filter(Boolean);
  const name = caption ? withoutTags(caption) : ['Table', columns.join(', ')].filter(Boolean).join(': ');
  return name.replaceAll('"', '&quot;');
}

/** A wide table moves inside a frame of its own, which takes the focus so that arrow keys can move it too. */
function frameTables(html: string): string {
  return html.replace(
    /<table[\s>].*?<\/table>/gis,
    (table) => `<div class="prose-table" role="group" tabindex="0" aria-label="${tableName(table)}">${table}</div>`,
  );
}

/** Takes HTML that was made from our own Markdown or was cleaned before: it is put on the page as it is. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawing trusted HTML is what this component is for
  return <div className="prose" dangerouslySetInnerHTML={{ __html: frameTables(html) }} />;
}
