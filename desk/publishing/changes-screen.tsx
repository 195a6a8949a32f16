import { Fragment } from 'react';
import { Button, ButtonLink } from '../../app/ui/button.tsx';
import { CheckboxField, TextField } from '../../app/ui/field.tsx';
import { editHref } from '../../content-model/field-address.ts';
import type { FieldFinding } from '../../content-model/field-findings.ts';
import type { DraftChange } from '../drafts/edit-file.ts';
import type { LeftOut } from '../drafts/finished.ts';
import { FindingList } from '../layout/finding-list.tsx';
import { More } from '../layout/more.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';
import { ChangeText, changeTitle, type PictureAddress } from './change-text.tsx';
import { ReviewRequestForm, reviewRequestMessages, SendBack } from './review-request-parts.tsx';
import type { ReviewRequest } from './review-requests.ts';

/** Who changed what in the same file since the draft was begun. Neither is known of a file that is gone. */
export type Conflict = { by?: string; changes?: readonly string[] };

/** `isTicked`: to be published, unless the member takes the tick away. `reasons`: why it cannot be. */
export type ChangedFile = {
  file: string;
  title: string;
  changes: (DraftChange & { id: string; isTicked: boolean; reasons: readonly string[] })[];
  conflict: Conflict | undefined;
};
export type Unfinished = LeftOut & { findings: readonly FieldFinding[] };

type Props = {
  files: readonly ChangedFile[];
  unfinished: readonly Unfinished[];
  blocking: readonly FieldFinding[];
  /** What the changes have caused, and what was there before. */
  advice: readonly FieldFinding[];
  oldAdvice: readonly FieldFinding[];
  /** What keeps the ticked changes from being published alone. */
  missing: readonly string[];
  /** What was discarded last. */
  discarded: string | undefined;
  previewLink: string;
  previewHours: number;
  pictureAt: PictureAddress;
  /** What is wrong with the time. */
  error: string | undefined;
  dueAt: string;
  /** Names the drafts that are shown. */
  shown: string;
  /** The editor whose changes these are, if they are someone else's. */
  review: ReviewRequest | undefined;
  /** Who looks at them. */
  by: string;
  /** Set for editors, who ask somebody to publish. */
  ownReview: { since: Date | undefined } | undefined;
};

const messages: Readonly<Record<string, string>> = {
  discarded: 'Discarded.',
  back: 'Your changes are back.',
  cancelled: 'Cancelled. What it would have published is a draft of yours again.',
  nothing: 'Nothing was published: the site already shows this.',
  none: 'Nothing was published: tick what you want to publish.',
  conflict: 'Not published: someone else has changed the same content meanwhile. See what to do below.',
  'needs-owner': 'Not published: only an owner can change an address that receives email.',
  refused: 'Not published: correct what is listed below first.',
  ...reviewRequestMessages,
  'no-note': 'Not sent back: write what is to be changed.',
  different: 'Not published: these changes are different now. Look at them again.',
};

/** What a member has changed and not published. */
export function ChangesScreen(props: Props) {
  const { advice, review, ownReview, blocking, discarded, error, files, missing, oldAdvice } = props;
  const { pictureAt, previewLink, unfinished } = props;
  const canPublish = files.some(({ changes, conflict }) => !conflict && changes.some(({ reasons }) => reasons.length === 0));
  return (
    <Screen
      title={review ? `Changes of ${review.name}` : 'Changes'}
      intro={review ? `${review.name} asks you to publish these. ${review.note}` : undefined}
      messages={messages}
    >
      {discarded ? (
        <form method="post" action="/bring-back" className="flex flex-wrap items-center gap-3">
          <p>You discarded your changes to {discarded}.</p>
          <Button variant="secondary">Bring it back</Button>
        </form>
      ) : null}
      {files.length === 0 && unfinished.length === 0 && !review ? (
        <div className="grid justify-items-start gap-5">
          <p className="text-ink-soft">You have not changed anything since you last published.</p>
          <ButtonLink href="/site">Change something</ButtonLink>
        </div>
      ) : (
        <form method="post" action={review ? `/asked/${review.id}/publish` : '/publish'} className="grid gap-10">
          <input type="hidden" name="shown" value={props.shown} />
          {/* What Enter in a field presses: it says that the time is missing. */}
          <button type="submit" name="when" value="later" className="hidden" />
          {files.length > 0 ? (
            <Section title="Not published yet" intro={ownReview ? undefined : 'What is not ticked stays a draft.'}>
              <ul className="grid max-w-4xl border-t border-line">
                {files.map((file) => (
                  <ChangedPage key={file.file} {...file} pictureAt={pictureAt} review={review} by={props.by} />
                ))}
              </ul>
            </Section>
          ) : null}
          <UnfinishedDrafts unfinished={unfinished} changed={files.map(({ file }) => file)} />
          <FindingList title="Correct this first" findings={blocking} />
          <FindingList title="Advice" findings={advice} />
          {files.length > 0 ? (
            <Section title="Publish">
              {missing.length > 0 ? (
                <div className="grid gap-1 border-l-4 border-danger pl-4">
                  <p className="font-semibold">Not published: what you ticked does not work alone.</p>
                  {missing.map((reason) => (
                    <p key={reason}>{reason}</p>
                  ))}
                </div>
              ) : null}
              {ownReview ? (
                <ReviewRequestForm since={ownReview.since} />
              ) : canPublish ? (
                <>
                  <div>
                    <Button size="large" sends={{ name: 'when', value: 'now' }}>
                      Publish now
                    </Button>
                  </div>
                  {review ? null : <PublishLater dueAt={props.dueAt} error={error} />}
                </>
              ) : (
                <p className="text-ink-soft">You can publish once the list above is clear.</p>
              )}
            </Section>
          ) : null}
          {review ? <SendBack id={review.id} /> : null}
          <Section
            title={review ? 'See it on the site' : 'Show it to someone first'}
            intro={`This link shows the site with these changes, for about ${props.previewHours} hours. Anyone with the link can look, but not change anything.`}
          >
            <p>
              <TextLink href={`${previewLink}/`} newTab>
                {previewLink}/
              </TextLink>
            </p>
          </Section>
        </form>
      )}
      {files.length > 0 && oldAdvice.length > 0 ? (
        <More label={`Advice from before your changes (${oldAdvice.length})`}>
          <FindingList findings={oldAdvice} />
        </More>
      ) : null}
    </Screen>
  );
}

function PublishLater({ dueAt, error }: { dueAt: string; error: string | undefined }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField label="Or at a time, in London" name="dueAt" type="datetime-local" defaultValue={dueAt} error={error} />
      <Button variant="secondary" sends={{ name: 'when', value: 'later' }}>
        Schedule
      </Button>
    </div>
  );
}

type ChangedPageProps = ChangedFile & Pick<Props, 'review' | 'by' | 'pictureAt'>;

function ChangedPage({ review, by, changes, conflict, file, pictureAt, title }: ChangedPageProps) {
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 className="grow text-xl">{title}</h3>
        {review ? null : (
          <>
            <ButtonLink variant="quiet" href={editHref(file)} label={`Edit ${title}`}>
              Edit
            </ButtonLink>
            <Discard file={file} title={title} />
          </>
        )}
      </div>
      {conflict ? (
        <p className="font-semibold text-danger">
          {review
            ? `${conflict.by === by ? 'You' : (conflict.by ?? 'Someone else')} changed this since. Send it back, and ${review.name} can choose.`
            : 'Someone else has changed this meanwhile. Open it to choose.'}
        </p>
      ) : null}
      {review && conflict?.changes ? (
        <ul className="wrap-anywhere">
          {conflict.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={change.id} className="wrap-anywhere">
            {conflict ? (
              <p className="font-semibold">{changeTitle(change)}</p>
            ) : (
              <CheckboxField
                name={change.id}
                label={changeTitle(change)}
                defaultChecked={change.isTicked && change.reasons.length === 0}
                disabled={change.reasons.length > 0}
                hint={reasonOf(change.reasons)}
              />
            )}
            <div className={conflict ? '' : 'pl-10'}>
              <ChangeText change={change} pictureAt={pictureAt} />
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}

const reasonOf = ([first, ...others]: readonly string[]) =>
  first && others.length > 0 ? `${first} And ${others.length} more, listed below.` : first;

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
                    <TextLink href={editHref(file, field)}>{title}</TextLink>
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

const Discard = ({ file, title }: { file: string; title: string }) => (
  <Button variant="quiet" sends={{ name: 'file', value: file, formAction: '/discard' }}>
    Discard<span className="sr-only"> changes to {title}</span>
  </Button>
);
