import { useContext } from 'react';
import type { HiddenFields, SubmissionAnswer } from '../../backend/submit-testimonial.ts';
import { ReactIsland } from '../../islands/react-island.tsx';
import type { PageWords, StoryContact } from '../../islands/testimonial-form/story-words.ts';
import { TestimonialForm } from '../../islands/testimonial-form/testimonial-form.tsx';
import { BrandMarkContext } from '../../layout/brand-mark.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { StepList } from '../../sections/step-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { HelpCard } from './help-card.tsx';
import { PhoneOnTheWall } from './phone-on-the-wall.tsx';

type Props = {
  words: PageWords;
  contact: StoryContact;
  /** Content version, for drawing URLs. */
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
          <div className="aspect-[14/11] overflow-hidden rounded-card md:max-lg:aspect-[16/10]">
            <PhoneOnTheWall />
          </div>
        }
      />
      <section aria-labelledby="story-steps" data-section className="wrap pt-2 pb-16 lg:pb-24">
        <h2 id="story-steps" className="text-heading-s">
          {stepsHeading}
        </h2>
        <div className="mt-7">
          <StepList steps={steps} />
        </div>
      </section>
      <section id={formId} aria-labelledby="story-form-heading" className="bg-mist py-16 lg:py-24">
        <div className="wrap grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-16">
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
