import { useEffect, useRef } from 'react';
import type { SubmissionAnswer, UnseenParts } from '../../backend/submit-testimonial.ts';
import { PageHero } from '../../site/page-hero.tsx';
import { StepList } from '../../site/step-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { NoticeRegion } from '../../ui/notice.tsx';
import { HelpCard } from './help-card.tsx';
import { PhoneOnTheWall } from './phone-on-the-wall.tsx';
import { Stamp } from './stamp.tsx';
import { StoryForm } from './story-form.tsx';
import { StoryNotice } from './story-notice.tsx';
import { fieldId, type StoryContact, type StoryWords } from './story-words.ts';
import { ThanksPanel } from './thanks-panel.tsx';
import { useStorySubmission } from './use-story-submission.ts';

type Props = {
  words: StoryWords;
  contact: StoryContact;
  /** Of the content, for the addresses of drawings. */
  version: string;
  form: UnseenParts;
  arrived: SubmissionAnswer | undefined;
};

const formId = 'story-form';

export function ShareYourStoryPage({ arrived, contact, form: rendered, version, words }: Props) {
  const submission = useStorySubmission({ arrived, form: rendered, treatments: words.treatments });
  const { attempt, outcome } = submission;
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const errors = outcome?.status === 'invalid' ? outcome.errors : [];

  useEffect(() => {
    if (attempt === 0 || !outcome) return;
    if (outcome.status !== 'failed') news.current?.focus();
    // The button lost the focus while it was disabled; somebody who has gone on to another field stays there.
    else if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [attempt, outcome]);

  return (
    <>
      <PageHero
        heading={words.hero.heading}
        lead={words.hero.lead}
        actions={
          <ButtonLink href={`#${formId}`} size="large">
            {words.hero.action}
          </ButtonLink>
        }
        picture={
          <div className="aspect-[14/11] overflow-hidden rounded-card md:max-lg:aspect-[16/10]">
            <PhoneOnTheWall />
          </div>
        }
      />
      <section aria-labelledby="story-steps" data-section className="wrap pt-2 pb-16 lg:pb-24">
        <h2 id="story-steps" className="text-[clamp(1.75rem,3vw,2.5rem)]">
          {words.stepsHeading}
        </h2>
        <div className="mt-7">
          <StepList steps={words.steps} />
        </div>
      </section>
      <section id={formId} aria-labelledby="story-form-heading" className="bg-mist py-16 lg:py-24">
        <div className="wrap grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-16">
          <div className="grid gap-8 rounded-card bg-card px-5 py-8 shadow-card sm:px-8 md:px-12 md:py-12">
            <div className="grid grid-cols-[1fr_auto] items-start gap-x-6">
              <div>
                <h2 id="story-form-heading" className="text-[clamp(2rem,4vw,3.25rem)]">
                  {words.form.heading}
                </h2>
                <p className="mt-3 max-w-[44ch] text-xl leading-relaxed">{words.form.lead}</p>
              </div>
              <Stamp sent={outcome?.status === 'stored'} />
            </div>
            {outcome?.status === 'stored' ? (
              <ThanksPanel
                ref={news}
                thanks={words.thanks}
                reference={outcome.reference}
                version={version}
                focusOnLoad={attempt === 0}
              />
            ) : null}
            <ErrorSummary
              ref={news}
              title={words.invalid.summary}
              errors={errors.map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
              focusOnLoad={attempt === 0}
            />
            <StoryForm
              key={submission.idempotencyKey}
              ref={form}
              words={words}
              idempotencyKey={submission.idempotencyKey}
              renderedAt={submission.renderedAt}
              entered={submission.entered}
              errors={errors}
              busy={submission.busy}
              onSubmit={submission.submit}
            />
          </div>
          <HelpCard contact={contact} help={words.help} labels={words.labels} />
        </div>
      </section>
      <NoticeRegion>
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
    </>
  );
}
