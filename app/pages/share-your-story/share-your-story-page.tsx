import { useContext } from 'react';
import phoneOnTheWall from '../../../drawings/pictures/pages/phone-on-the-wall.svg?raw';
import type { HiddenFields, SubmissionAnswer } from '../../backend/submit-testimonial.ts';
import { ReactIsland } from '../../islands/react-island.tsx';
import type { PageWords, StoryContact } from '../../islands/testimonial-form/story-words.ts';
import { TestimonialForm } from '../../islands/testimonial-form/testimonial-form.tsx';
import { BrandMarkContext } from '../../layout/brand-mark.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { StepList } from '../../sections/step-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { InlineDrawing } from '../../ui/inline-drawing.tsx';

type HelpCardProps = { help: PageWords['help']; labels: Pick<PageWords['labels'], 'phone' | 'email'>; contact: StoryContact };

/** Contact details as plain text, as specified. */
function HelpCard({ contact, help, labels }: HelpCardProps) {
  return (
    <section className="grid gap-4 border-t-4 border-accent pt-5 lg:sticky lg:top-28">
      <h2 className="text-2xl">{help.heading}</h2>
      <p>{help.text}</p>
      <dl className="grid gap-3">
        <div>
          <dt className="text-ink-soft">{labels.phone}</dt>
          <dd className="font-display text-2xl leading-tight font-bold tracking-tight tabular-nums">{contact.phone}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{labels.email}</dt>
          <dd className="font-semibold wrap-anywhere">{contact.email}</dd>
        </div>
      </dl>
    </section>
  );
}

type Props = {
  words: PageWords;
  contact: StoryContact;
  version: string;
  path: string;
  form: HiddenFields;
  arrived: SubmissionAnswer | undefined;
};

const formId = 'story-form';

export function ShareYourStoryPage({ arrived, contact, form, path, version, words }: Props) {
  const mark = useContext(BrandMarkContext);
  const { help, hero, steps, stepsHeading, ...formWords } = words;
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <ButtonLink href={`#${formId}`} size="large">
            {hero.action}
          </ButtonLink>
        }
        picture={
          <InlineDrawing
            svg={phoneOnTheWall}
            className="aspect-[14/11] overflow-hidden rounded-card md:max-lg:aspect-[16/10] [&>svg]:size-full"
          />
        }
      />
      <section data-section className="wrap pt-2 pb-16 lg:pb-24">
        <h2 className="text-heading-s">{stepsHeading}</h2>
        <div className="mt-7">
          <StepList steps={steps} />
        </div>
      </section>
      <section id={formId} className="@container bg-mist py-16 lg:py-24">
        <div className="wrap grid gap-12 @5xl:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-16">
          <ReactIsland
            name="testimonial-form"
            part={TestimonialForm}
            props={{ words: formWords, mark, version, action: path, form, arrived }}
          />
          <HelpCard contact={contact} help={help} labels={words.labels} />
        </div>
      </section>
    </>
  );
}
