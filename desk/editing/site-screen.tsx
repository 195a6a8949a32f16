import type { ReactNode } from 'react';
import { Button } from '../../app/ui/button.tsx';
import type { SiteContent } from '../../content/schema/site.ts';
import type { ListedArticle } from '../articles/articles.ts';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import type { FoundField } from '../preview/find-words.ts';
import { listContent } from './content-list.ts';
import { editHref } from './field-address.ts';
import { FoundFields } from './found-fields.tsx';
import { absentFiles, type Workspace } from './workspace.ts';

type Props = {
  workspace: Workspace;
  query: string;
  /** Undefined without a query. */
  found: readonly FoundField[] | undefined;
  articles: readonly ListedArticle[];
  /** How many pages were searched. */
  pages: number | undefined;
};

/** Finds what to change: by its words, by the task, or in the list of everything. */
export function SiteScreen({ articles, found, pages = 0, query, workspace: { drafts, files, live } }: Props) {
  const changed = new Set(drafts.map(({ path }) => path));
  return (
    <Screen title="Site" intro="Find what to change. Patients see it once you publish.">
      <form method="get" action="/site" className="-mt-4 grid max-w-2xl gap-2">
        <label htmlFor="site-search" className="font-semibold">
          Words, names or numbers that you saw on the site
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="site-search"
            type="search"
            name="q"
            maxLength={200}
            defaultValue={query}
            className="desk-input min-w-0 grow basis-60"
          />
          <Button>Find</Button>
        </div>
      </form>
      {found ? <FoundFields query={query} found={found} articles={articles} files={files} pages={pages} /> : null}
      {found ? null : <Tasks content={live.content} />}
      {listContent([...files, ...absentFiles(files)]).map(({ files, title }) => (
        <Listed key={title} title={title} isFolded={title === 'Articles to come'}>
          <ul className="gap-8 sm:columns-2 lg:columns-3">
            {files.map(({ file, title }) => (
              <li key={file} className="break-inside-avoid border-t border-line">
                <a href={editHref(file)} className="flex min-h-11 items-center justify-between gap-3 py-2 hover:underline">
                  {title}
                  {changed.has(file) ? <span className="desk-tag">Draft</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </Listed>
      ))}
    </Screen>
  );
}

function Listed({ children, isFolded, title }: { children: ReactNode; isFolded: boolean; title: string }) {
  if (!isFolded) return <Section title={title}>{children}</Section>;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer font-display text-2xl font-bold">{title}</summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}

/** What staff change most, each at its field. */
function Tasks({ content: { practices } }: { content: SiteContent }) {
  const ofEach = (field: string) =>
    practices.map(({ location, slug }) => ({ label: location, href: editHref(`practices/${slug}.yaml`, [field]) }));
  const tasks = [
    { title: 'Opening hours', links: ofEach('hours') },
    { title: 'NHS list', links: ofEach('nhs') },
    {
      title: 'A price',
      links: [
        { label: 'NHS', href: editHref('nhs-charges.yaml', ['rows']) },
        { label: 'Cosmetic', href: editHref('pages/cosmetic-dentistry.yaml', ['treatments']) },
        { label: 'Implants', href: editHref('pages/dental-implants.yaml', ['treatments']) },
        { label: 'Whitening', href: editHref('pages/teeth-whitening.yaml', ['options']) },
      ],
    },
    {
      title: 'A closed day',
      links: [{ label: 'Close a practice for a day', href: editHref('organisation.yaml', ['closedDays']) }],
    },
    { title: 'A person', links: [{ label: 'Add or change someone on the team', href: editHref('team.yaml') }] },
    { title: 'A notice', links: [{ label: 'Put a notice on every page', href: editHref('notices.yaml') }] },
    { title: 'News', links: [{ label: 'Write an article', href: '/articles/new' }] },
  ];
  return (
    <section aria-label="Everyday changes" className="rounded-card bg-mist px-5 py-4 md:px-7 md:py-5">
      <h2 className="text-2xl">Everyday changes</h2>
      <dl className="mt-2 grid gap-x-12 lg:grid-cols-2">
        {tasks.map(({ links, title }) => (
          <div key={title} className="flex flex-wrap items-baseline gap-x-5 border-b border-line py-1">
            <dt className="w-32 font-semibold max-sm:w-full max-sm:pt-2">{title}</dt>
            <dd className="flex flex-wrap gap-x-5">
              {links.map(({ href, label }) => (
                <a key={href} href={href} className="inline-flex min-h-11 items-center text-action underline">
                  {links.length > 1 ? <span className="sr-only">{title}: </span> : null}
                  {label}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
