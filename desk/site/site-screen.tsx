import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { listContent } from '../../content-model/content-list.ts';
import { editHref } from '../../content-model/field-address.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { absentFiles, type Workspace } from '../drafts/workspace.ts';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { type Found, FoundFields } from './found-fields.tsx';

/** Finds what to change: by its words, by the task, or in the list of everything. `found` is undefined without a query. */
export function SiteScreen({ found, workspace }: { found: Found | undefined; workspace: Workspace }) {
  const { drafts, files, live } = workspace;
  return (
    <Screen title="Site" intro="Find what to change. Patients see it once it is published.">
      <form method="get" action="/site" className="-mt-4 flex max-w-2xl flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField
            label="Words, names or numbers that you saw on the site"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={found?.query}
          />
        </div>
        <Button>Find</Button>
      </form>
      {found ? <FoundFields files={files} found={found} /> : <Tasks content={live.content} />}
      {listContent([...files, ...absentFiles(files)]).map(({ files, title }) => (
        <Section key={title} title={title}>
          <details open={title !== 'Articles to come'} className="open:[&>summary]:hidden">
            <summary className="min-h-11 cursor-pointer font-semibold text-action">Show all {files.length}</summary>
            <ul className="gap-8 sm:columns-2 lg:columns-3">
              {files.map(({ file, title }) => (
                <li key={file} className="break-inside-avoid border-t border-line">
                  <a href={editHref(file)} className="flex min-h-11 items-center justify-between gap-3 py-2 hover:underline">
                    {title}
                    {drafts.some(({ path }) => path === file) ? (
                      <span className="rounded-2xl bg-mist px-2.5 text-[0.875em] font-semibold">Draft</span>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </Section>
      ))}
      <Section
        title="Take a copy home"
        intro="Everything that is published, as a zip: texts, pictures and articles. Nothing about patients or members is in it."
      >
        <PostForm action="/copy" label="Download the site" />
      </Section>
    </Screen>
  );
}

/** What staff change most, each at its field. */
function Tasks({ content: { practices } }: { content: SiteContent }) {
  const ofEach = (field: string) =>
    Object.fromEntries(practices.map(({ location, slug }) => [location, editHref(`practices/${slug}.yaml`, [field])]));
  const tasks: Record<string, Record<string, string>> = {
    'Opening hours': ofEach('hours'),
    'NHS list': ofEach('nhs'),
    'A price': {
      NHS: editHref('reference/statutory-nhs-charges.yaml'),
      Cosmetic: editHref('pages/cosmetic-dentistry.yaml', ['treatments']),
      Implants: editHref('pages/dental-implants.yaml', ['treatments']),
      Whitening: editHref('pages/teeth-whitening.yaml', ['options']),
    },
    'A closed day': { 'Close a practice, or change its hours for a day': editHref('organisation.yaml', ['closedDays']) },
    'A person': { 'Add or change someone on the team': editHref('team.yaml') },
    'A notice': { 'Put a notice on every page': editHref('notices.yaml') },
    'A page': { 'Make a new page': '/pages/new' },
    News: { 'Write an article': '/articles' },
  };
  return (
    <section aria-label="Everyday changes" className="rounded-card bg-mist px-5 py-4 md:px-7 md:py-5">
      <h2 className="mb-2 text-2xl">Everyday changes</h2>
      <dl className="grid gap-x-12 lg:grid-cols-2">
        {Object.entries(tasks).map(([task, links]) => (
          <div key={task} className="flex flex-wrap items-baseline gap-x-5 border-t border-line py-1">
            <dt className="w-32 font-semibold max-sm:w-full max-sm:pt-2">{task}</dt>
            {Object.entries(links).map(([label, href]) => (
              <dd key={href}>
                <a href={href} className="inline-flex min-h-11 items-center text-action underline">
                  <span className="sr-only">{task}: </span>
                  {label}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
