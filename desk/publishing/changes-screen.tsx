import { Fragment } from 'react';
import { Button, ButtonLink } from '../../app/ui/button.tsx';
import { FieldError } from '../../app/ui/field-frame.tsx';
import { editHref } from '../editing/field-address.ts';
import type { FieldFinding } from '../editing/field-findings.ts';
import { FindingList } from '../editing/finding-list.tsx';
import type { LeftOut } from '../editing/finished.ts';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';

export type ChangedFile = { file: string; title: string; changes: string[]; isOutdated: boolean };
export type Unfinished = LeftOut & { findings: readonly FieldFinding[] };

type Props = {
  files: readonly ChangedFile[];
  unfinished: readonly Unfinished[];
  /** Those that block, and those that the changes have caused. */
  newFindings: readonly FieldFinding[];
  knownFindings: readonly FieldFinding[];
  previewLink: string;
  previewHours: number;
  message: string | undefined;
  error: string;
  dueAt: string;
};

const messages: Readonly<Record<string, string>> = {
  discarded: 'Discarded.',
  cancelled: 'Cancelled. What it would have published is a draft of yours again.',
  nothing: 'Nothing was published: the site already shows this.',
  conflict: 'Not published: someone else has changed the same content meanwhile. Open it to see what, and choose.',
  'needs-owner': 'Not published: only an owner can change an address that receives email.',
  refused: 'Not published: correct what is listed below first.',
  unfinished: 'Not scheduled: finish or remove what is listed as not finished first, or publish the rest now.',
};

/** What a member has changed and not published. */
export function ChangesScreen(props: Props) {
  const { dueAt, error, files, knownFindings, newFindings, previewHours, previewLink, message, unfinished } = props;
  const canPublish = !newFindings.some(({ isBlocking }) => isBlocking) && !files.some(({ isOutdated }) => isOutdated);
  const shown = files.filter(({ changes, isOutdated }) => changes.length > 0 || isOutdated);
  return (
    <Screen title="Changes" messages={messages} message={message}>
      {files.length === 0 && unfinished.length === 0 ? (
        <div className="grid justify-items-start gap-5">
          <p className="text-ink-soft">You have not changed anything since you last published.</p>
          <ButtonLink href="/content">Change something</ButtonLink>
        </div>
      ) : (
        <>
          {shown.length > 0 ? (
            <Section title="Not published yet">
              <ul className="grid max-w-4xl border-t border-line">
                {shown.map(({ changes, file, isOutdated, title }) => (
                  <li key={file} className="grid gap-2 border-b border-line py-4 md:grid-cols-[1fr_auto] md:gap-6">
                    <div className="grid content-start gap-1.5">
                      {isOutdated ? (
                        <p className="font-semibold text-danger">Someone else has changed this meanwhile. Open it to choose.</p>
                      ) : null}
                      {changes.map((change) => (
                        <p key={change}>{change}</p>
                      ))}
                    </div>
                    <div className="flex flex-wrap items-start gap-2">
                      {file.startsWith('pictures/') ? null : (
                        <ButtonLink variant="quiet" href={editHref(file)} label={`Edit ${title}`}>
                          Edit
                        </ButtonLink>
                      )}
                      <Discard file={file} title={title} />
                    </div>
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          <UnfinishedDrafts unfinished={unfinished} changed={shown.map(({ file }) => file)} />
          <FindingList title={canPublish ? 'What the check says' : 'Correct this first'} findings={newFindings} />
          {files.length > 0 ? (
            <Section title="Publish">
              {canPublish ? (
                <>
                  <form method="post" action="/publish">
                    <input type="hidden" name="when" value="now" />
                    <Button size="large">Publish now</Button>
                  </form>
                  <form method="post" action="/publish" className="grid justify-items-start gap-2">
                    <input type="hidden" name="when" value="later" />
                    <label htmlFor="due" className="font-semibold">
                      Or at a time, in London
                    </label>
                    {error ? <FieldError id="due-error">{error}</FieldError> : null}
                    <div className="flex flex-wrap gap-3">
                      <input
                        id="due"
                        name="dueAt"
                        type="datetime-local"
                        defaultValue={dueAt}
                        aria-describedby={error ? 'due-error' : undefined}
                        aria-invalid={error ? true : undefined}
                        className="desk-input"
                      />
                      <Button variant="secondary">Schedule</Button>
                    </div>
                  </form>
                </>
              ) : (
                <p className="text-ink-soft">You can publish once the list above is clear.</p>
              )}
            </Section>
          ) : null}
          <Section
            title="Show it to someone first"
            intro={`This link shows the site with your changes, for about ${previewHours} hours. Anyone with the link can look, but not change anything.`}
          >
            <p>
              <a href={previewLink} className="font-semibold break-all text-action underline" target="_blank" rel="noopener">
                {previewLink}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </p>
          </Section>
        </>
      )}
      {files.length > 0 && knownFindings.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer font-semibold">
            {knownFindings.length} findings of the check from before your changes
          </summary>
          <FindingList findings={knownFindings} />
        </details>
      ) : null}
    </Screen>
  );
}

/** Drafts that are in the list of changes too have their button there. */
function UnfinishedDrafts({ changed, unfinished }: { changed: readonly string[]; unfinished: readonly Unfinished[] }) {
  if (unfinished.length === 0) return null;
  return (
    <Section title="Not finished, stays your draft">
      <ul className="grid max-w-4xl border-t border-line">
        {[...Map.groupBy(unfinished, ({ file }) => file)].map(([file, parts]) => (
          <li key={file} className="grid gap-2 border-b border-line py-4 md:grid-cols-[1fr_auto] md:gap-6">
            <div className="grid content-start gap-3">
              {parts.map(({ entry, field, findings, title }) => (
                <Fragment key={editHref(file, field)}>
                  <p>
                    <a href={editHref(file, field)} className="font-semibold text-action underline">
                      {title}
                    </a>
                    {entry ? `: ${entry}` : null}
                  </p>
                  <FindingList findings={findings} />
                </Fragment>
              ))}
            </div>
            {changed.includes(file) ? null : <Discard file={file} title={parts[0]?.title ?? ''} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Discard({ file, title }: { file: string; title: string }) {
  return (
    <form method="post" action="/discard">
      <input type="hidden" name="file" value={file} />
      <Button variant="quiet">
        Discard<span className="sr-only"> changes to {title}</span>
      </Button>
    </form>
  );
}
