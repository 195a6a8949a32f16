import { Screen } from '../layout/screen.tsx';
import { listContent } from './content-list.ts';
import { editHref } from './field-address.ts';
import { absentFiles, type Workspace } from './workspace.ts';

/** Everything that can be edited, in groups. */
export function ContentScreen({ workspace: { drafts, files } }: { workspace: Workspace }) {
  const changed = new Set(drafts.map(({ path }) => path));
  return (
    <Screen title="Content" intro="Choose what to change. Patients see it once you publish.">
      <div className="columns-1 gap-8 sm:columns-2 lg:columns-3">
        {listContent([...files, ...absentFiles(files)]).map(({ files, title }) => (
          <section key={title} className="mb-8 break-inside-avoid">
            <h2 className="mb-2 text-xl">{title}</h2>
            <ul className="border-t border-line">
              {files.map(({ file, title }) => (
                <li key={file} className="border-b border-line">
                  <a href={editHref(file)} className="flex min-h-11 items-center justify-between gap-3 py-2 hover:underline">
                    {title}
                    {changed.has(file) ? <span className="desk-tag">Draft</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Screen>
  );
}
