const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** Label for a table: its caption, or its column headers. */
function tableName(table: string): string {
  const caption = /<caption[^>]*>(.*?)<\/caption>/is.exec(table)?.[1];
  const columns = [...table.matchAll(/<th[\s>].*?<\/th>/gis)].map(([cell]) => withoutTags(cell)).filter(Boolean);
  const name = caption ? withoutTags(caption) : ['Table', columns.join(', ')].filter(Boolean).join(': ');
  return name.replaceAll('"', '&quot;');
}

/** Wraps tables in a scroll container, focusable so that arrow keys can scroll it. */
function frameTables(html: string): string {
  return html.replace(
    /<table[\s>].*?<\/table>/gis,
    (table) => `<div class="prose-table" role="group" tabindex="0" aria-label="${tableName(table)}">${table}</div>`,
  );
}

/** Renders trusted HTML, from our Markdown or already sanitised. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this component renders trusted HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: frameTables(html) }} />;
}
