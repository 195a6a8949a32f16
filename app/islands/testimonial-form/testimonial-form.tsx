import { type Ref, useEffect, useRef } from 'react';
import type { Brand } from '../../../content-model/schema/brand.ts';
import type { HiddenFields, SubmissionAnswer } from '../../backend/submit-testimonial.ts';
import { articleDrawingSize, drawingAddress } from '../../sections/drawing-address.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { NoticeRegion } from '../../ui/notice.tsx';
import { Space } from '../../ui/space.tsx';
import { Stamp } from './stamp.tsx';
import { fieldId, StoryFields } from './story-fields.tsx';
import { StoryNotice } from './story-notice.tsx';
import type { StoryWords } from './story-words.ts';
import { useStorySubmission } from './use-story-submission.ts';

type Props = {
  thanks: StoryWords['thanks'];
  reference: string;
  version: string;
  ref: Ref<HTMLDivElement>;
  /** Set when the server rendered the page with this panel. */
  focusOnLoad: boolean;
};

/** Keeps the reference on screen after the notice has closed. */
function ThanksPanel({ focusOnLoad, reference, ref, thanks, version }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: announces the result after a form post
      autoFocus={focusOnLoad}
      // Keeps the notice above it in view.
      className="grid scroll-mt-40 overflow-clip rounded-card border border-transparent bg-success-soft text-success @3xl:grid-cols-[1.2fr_1fr]"
    >
      <div className="p-6 md:p-8">
        <h2 className="text-heading-s">
          {thanks.heading}
          <Space stop="." />
        </h2>
        <p className="mt-2 text-lg">{thanks.description}</p>
        <p className="mt-6 leading-snug">
          {thanks.reference}{' '}
          <strong className="mt-1 block font-display text-[clamp(min(2rem,9vw),4vw,3.25rem)] leading-tight font-bold tracking-[0.06em] whitespace-nowrap">
            {reference}
          </strong>
          <Space stop="." />
        </p>
        <p className="mt-2">{thanks.keep}</p>
      </div>
      <img
        src={drawingAddress(version, 'messages/received.svg')}
        alt=""
        {...articleDrawingSize}
        className="block aspect-[16/9] size-full object-cover object-bottom @max-3xl:order-first @3xl:aspect-auto"
      />
    </div>
  );
}

/** `focus` alone may scroll to the middle or the end of what is taller than the window. */
function showFromTop(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** A field that is hidden from visitors. Only bots fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="story-link">{label}</label>
      <input id="story-link" name="link" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export type TestimonialFormProps = {
  words: StoryWords;
  mark: Brand['mark'];
  version: string;
  /** The page's URL, for a post without the script. */
  action: string;
  form: HiddenFields;
  arrived: SubmissionAnswer | undefined;
};

/** The form, the result of the last attempt, and its notice. */
export function TestimonialForm({ action, arrived, form: rendered, mark, version, words }: TestimonialFormProps) {
  const submission = useStorySubmission({ arrived, form: rendered, treatments: words.treatments });
  const { attempt, outcome, refused } = submission;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  // Our messages replace the browser's validation. Each stored request mounts a new form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is not read, but changes with the form element
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [submission.stored]);

  useEffect(() => {
    if (attempt === 0 || !outcome) return;
    if (outcome.status === 'stored') showFromTop(thanks.current);
    else if (outcome.status === 'invalid') showFromTop(summary.current);
    // The disabled button lost the focus. Restore it unless the visitor has moved to another field.
    else if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [attempt, outcome]);

  const stored = outcome?.status === 'stored';
  const { heading, lead } = stored ? words.thanks.another : words.form;
  return (
    <div className="grid gap-8 rounded-card border border-transparent bg-card px-5 py-8 shadow-card sm:px-8 md:px-12 md:py-12">
      <NoticeRegion
        atTop={attempt === 0}
        inForm={outcome?.status === 'failed' ? 'end' : 'top'}
        silent={outcome?.status !== 'failed'}
      >
        {outcome && submission.noticeOpen ? (
          <StoryNotice
            key={attempt}
            outcome={outcome}
            words={words}
            fromServer={attempt === 0}
            onDismiss={submission.dismissNotice}
          />
        ) : null}
      </NoticeRegion>
      <ErrorSummary
        ref={summary}
        errors={refused.map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
        focusOnLoad={attempt === 0}
      />
      {stored ? (
        <ThanksPanel
          ref={thanks}
          thanks={words.thanks}
          reference={outcome.reference}
          version={version}
          focusOnLoad={attempt === 0}
        />
      ) : null}
      <div
        className={`grid grid-cols-[1fr_auto] items-start gap-x-6 ${stored ? 'mt-8 border-t-2 border-ink pt-10' : 'order-first'}`}
      >
        <div>
          <h2 className={stored ? 'text-heading-s' : 'text-heading-m'}>{heading}</h2>
          <p className="mt-3 max-w-[44ch] text-xl leading-relaxed">{lead}</p>
        </div>
        {stored ? null : <Stamp mark={mark} />}
      </div>
      {/* Posts to `action` without a script. The key resets the form after each stored request. */}
      <form
        key={submission.stored}
        ref={form}
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit(event.currentTarget);
        }}
        onChange={(event) => submission.check(event.currentTarget)}
      >
        <input type="hidden" name="idempotencyKey" value={submission.idempotencyKey} />
        <input type="hidden" name="renderedAt" value={submission.renderedAt} />
        <Honeypot label={words.form.trap} />
        <StoryFields words={words} entered={submission.entered} errors={submission.fieldErrors} />
        <div className="order-1 grid sm:justify-start">
          <Button size="large" busy={submission.busy} needsScript>
            {submission.busy ? words.submitting : words.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
