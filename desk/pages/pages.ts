import { type ContentFile, parseContentFile } from '../../content-model/content-file.ts';
import { unwrittenText } from '../../content-model/field-findings.ts';
import { bytesWith, formStateOf } from '../../content-model/file-text.ts';
import type { ContentPath } from '../../content-model/problem.ts';
import { type SiteContent, yamlFiles } from '../../content-model/schema/site.ts';
import { setAt } from '../../content-model/set-at.ts';
import { isRecord } from '../../domain/is-record.ts';
import { morePagePath } from '../../domain/site-pages.ts';
import type { Draft } from '../drafts/drafts.ts';
import { findFile } from '../drafts/workspace.ts';

/** A changed file. Without bytes it is removed. */
export type PageChange = Pick<Draft, 'bytes' | 'path'>;
type Link = { label: string; to: string };
type Redirect = { from: string; to: string };

export const pageFile = (slug: string) => `pages/more/${slug}.md`;
const [redirectsFile] = yamlFiles.redirects;
const [organisationFile] = yamlFiles.organisation;

/** The file with other values, if they differ. Its comments stay. */
function changed<Value>(files: readonly ContentFile[], name: string, change: (value: Value) => unknown): PageChange[] {
  const file = findFile(files, name) ?? parseContentFile(name, new TextEncoder().encode('[]\n'));
  const { body, value } = formStateOf(file);
  const bytes = bytesWith(file, { body, value: change(value as Value) });
  return isSameText(file, bytes) ? [] : [{ path: name, bytes }];
}

/** `list` is where the links stand in the value of the file. */
type LinkPlace = { name: string; file: string; list: (value: SiteContent['navigation']) => ContentPath };

/** Lists that can have a link to a new page, by the names that staff choose from. */
export function placesForLinks({ navigation, ...content }: SiteContent): LinkPlace[] {
  const treatments = [
    ['pages/general-dentistry.yaml', content.generalDentistryPage],
    ['pages/cosmetic-dentistry.yaml', content.cosmeticDentistryPage],
    ['pages/dental-implants.yaml', content.dentalImplantsPage],
    ['pages/teeth-whitening.yaml', content.teethWhiteningPage],
  ] as const;
  const [menus] = yamlFiles.navigation;
  return [
    { name: 'The menu at the top', file: menus, list: () => ['header', 'linksAfterLocations'] },
    ...navigation.footer.columns.map(
      ({ heading }): LinkPlace => ({
        name: `The foot of every page, under ${heading}`,
        file: menus,
        list: ({ footer }) => ['footer', 'columns', footer.columns.findIndex((column) => column.heading === heading), 'links'],
      }),
    ),
    ...treatments.map(([file, { hero }]) => ({ name: `At the end of ${hero.heading}`, file, list: () => ['readMore', 'links'] })),
  ];
}

/** The value of a file with one more link in a list. */
function withLink(value: unknown, list: ContentPath, link: Link): unknown {
  const links = list.reduce<unknown>((part, name) => (part as Record<string | number, unknown> | undefined)?.[name], value);
  return setAt(value, list, [...((links ?? []) as Link[]), link]);
}

type NewPage = { slug: string; title: string; lead: string; place: string };

/** A page that can be published once its text is written, and the link to it. */
export function newPage(
  content: SiteContent,
  files: readonly ContentFile[],
  { lead, place, slug, title }: NewPage,
): PageChange[] {
  const { name, tagline } = content.organisation;
  const about = lead.length < 50 ? `${lead} ${name}: ${tagline}.` : lead;
  const page = {
    head: {
      title: [`${title} | ${name}`, title].find((words) => words.length <= 70) ?? title.slice(0, 70),
      description: about.length <= 170 ? about : `${about.slice(0, 166).replace(/\s+\S*$/, '')} ...`,
      keywords: [title, ...content.practices.map(({ location }) => `${title} ${location}`), `${title} ${name}`].slice(0, 4),
    },
    heading: title,
    lead,
  };
  const at = placesForLinks(content).find(({ name }) => name === place);
  return [
    {
      path: pageFile(slug),
      bytes: bytesWith(undefined, { value: page, body: `\n## About this\n\n${unwrittenText}\n` }),
    },
    ...(at
      ? changed(files, at.file, (value: SiteContent['navigation']) =>
          withLink(value, at.list(value), { label: title, to: morePagePath(slug) }),
        )
      : []),
    // A page of this name may have been removed.
    ...changed(files, redirectsFile, (entries: readonly Redirect[]) => entries.filter(({ from }) => from !== morePagePath(slug))),
  ];
}

/** Gives a page another address. Links follow, and the old address, if anyone has seen it, leads to the new one. */
export function renamePage(files: readonly ContentFile[], slug: string, next: string, isPublished: boolean): PageChange[] {
  const page = findFile(files, pageFile(slug));
  const moved = withLinks(files, isPublished, { from: morePagePath(slug), to: morePagePath(next), isRemoved: false });
  const bytes = moved.find(({ path }) => path === pageFile(slug))?.bytes ?? page?.bytes;
  return [
    ...moved.filter(({ path }) => path !== pageFile(slug)),
    { path: pageFile(slug), bytes: undefined },
    { path: pageFile(next), bytes },
  ];
}

/** Removes a page. Its address and the links in texts lead to another page; entries of menus go. */
export const removePage = (files: readonly ContentFile[], slug: string, to: string, isPublished: boolean): PageChange[] => [
  ...withLinks(files, isPublished, { from: morePagePath(slug), to, isRemoved: true }).filter(
    ({ path }) => path !== pageFile(slug),
  ),
  { path: pageFile(slug), bytes: undefined },
];

/** The other files with a link to a page. Patients read articles from the database, not from the files of the first ones. */
export function filesLinkingTo(files: readonly ContentFile[], slug: string): ContentFile[] {
  const rewriter = linkRewriter(files, { from: morePagePath(slug), to: '/', isRemoved: true });
  return files.filter(
    (file) =>
      file.data &&
      ![redirectsFile, pageFile(slug)].includes(file.file) &&
      !file.file.startsWith('blog/') &&
      !isSameText(file, relinked(file, rewriter)),
  );
}

type Relink = { from: string; to: string; isRemoved: boolean };

function withLinks(files: readonly ContentFile[], isPublished: boolean, relink: Relink): PageChange[] {
  const { from, to } = relink;
  const rewriter = linkRewriter(files, relink);
  const texts = files.filter(({ data, file }) => data && file !== redirectsFile);
  const redirects = changed(files, redirectsFile, (entries: readonly Redirect[]) => [
    ...entries.filter((entry) => entry.from !== to).map((entry) => ({ ...entry, to: rewriter.inText(entry.to) })),
    ...(isPublished ? [{ from, to }] : []),
  ]);
  return [
    ...redirects,
    ...texts.flatMap((file) => {
      const bytes = relinked(file, rewriter);
      return isSameText(file, bytes) ? [] : [{ path: file.file, bytes }];
    }),
  ];
}

const isSameText = ({ bytes }: ContentFile, other: Uint8Array) => Buffer.compare(bytes, other) === 0;

/** `inText` finds the links in every form of Markdown, and those with the address of the site, or a placeholder for it. */
function linkRewriter(files: readonly ContentFile[], { from, isRemoved, to }: Relink) {
  const { website } = (findFile(files, organisationFile)?.data?.value ?? {}) as Partial<SiteContent['organisation']>;
  const [path, host] = [from, String(website).replace(/^https?:\/\/|\/$/g, '')].map((words) =>
    words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  // The page that takes its place has other parts.
  const part = isRemoved ? `(?:[?#][^\\s)>"']*)?` : '';
  const links = new RegExp(`(^|\\][(:][\\s>]*<?|\\bhref\\s*=\\s*["']|${host}|\\}\\})${path}(?!\\.?[\\w%/~-])${part}`, 'g');
  return {
    inText: (text: string) => text.replace(links, `$1${to}`),
    isDropped: (value: unknown) =>
      isRemoved &&
      isRecord(value) &&
      String(value['to']).split(/[?#]/, 1)[0] === from &&
      Object.keys(value).every((name) => /^(label|to)$/.test(name)),
  };
}

function relinked(file: ContentFile, { inText, isDropped }: ReturnType<typeof linkRewriter>): Uint8Array {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return value.filter((entry) => !isDropped(entry)).map(walk);
    return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)])) : value;
  };
  const { body, value } = formStateOf(file);
  return bytesWith(file, { value: walk(value), body: body && inText(body) });
}
