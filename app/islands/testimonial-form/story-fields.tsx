import type { ReactNode } from 'react';
import type { TestimonialError, TestimonialField } from '../../../domain/testimonial.ts';
import type { EnteredValues } from '../../backend/submit-testimonial.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { StoryWords } from './story-words.ts';

type Props = {
  words: StoryWords;
  entered: EnteredValues;
  errors: readonly TestimonialError[];
};

export const fieldId = (field: TestimonialField) => `story-${field}`;

type QuestionProps = { name: 'you' | 'treatment' | 'words' | 'permission'; words: StoryWords; children: ReactNode };

function Question({ children, name, words }: QuestionProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-7">
      {/* Floating the legend moves it below the fieldset's border instead of onto it. */}
      <legend className="float-left w-full font-display text-[1.625rem] leading-tight font-bold tracking-tight text-balance">
        {words.form[name]}
      </legend>
      <div className="clear-both grid gap-6 pt-5">{children}</div>
    </fieldset>
  );
}

/** Props common to every field. */
const fieldProps = ({ errors }: Props, field: TestimonialField) => ({
  id: fieldId(field),
  name: field,
  error: errors.find((error) => error.field === field)?.message,
});

const labelled = (props: Props, field: keyof StoryWords['hints']) => ({
  ...fieldProps(props, field),
  label: props.words.labels[field],
  hint: props.words.hints[field],
});

/** Drops a value that is no longer offered, so that the placeholder is selected. */
const offered = (value: string | undefined, choices: readonly { value: string }[]) =>
  choices.some((choice) => choice.value === value) ? value : undefined;

function YouQuestion(props: Props) {
  const { entered, words } = props;
  return (
    <Question name="you" words={words}>
      <div className="grid gap-6 *:grid-rows-[auto_1fr] @xl:grid-cols-2">
        <TextField {...labelled(props, 'firstName')} autoComplete="given-name" defaultValue={entered.firstName} required />
        <TextField {...labelled(props, 'lastName')} autoComplete="family-name" defaultValue={entered.lastName} required />
      </div>
      <TextField
        {...labelled(props, 'email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={entered.email}
        required
      />
      <div className="sm:max-w-[20rem]">
        <TextField
          {...labelled(props, 'phone')}
          inputMode="tel"
          // A browser fills in +44 for 'tel', which fails validation. 'tel-national' is not allowed with type="tel".
          autoComplete="tel-national"
          defaultValue={entered.phone}
          required
        />
      </div>
    </Question>
  );
}

function TreatmentQuestion(props: Props) {
  const { entered, words } = props;
  const treatments = words.treatments.map((treatment) => ({ value: treatment, label: treatment }));
  return (
    <Question name="treatment" words={words}>
      <div className="grid gap-6 *:grid-rows-[auto_1fr] @xl:grid-cols-2">
        <SelectField
          {...labelled(props, 'treatment')}
          placeholder={words.labels.treatmentPlaceholder}
          options={treatments}
          defaultValue={offered(entered.treatment, treatments)}
          required
        />
        <SelectField
          {...labelled(props, 'rating')}
          placeholder={words.labels.ratingPlaceholder}
          options={words.ratings}
          defaultValue={offered(entered.rating, words.ratings)}
        />
      </div>
    </Question>
  );
}

function WordsQuestion(props: Props) {
  const { entered, words } = props;
  return (
    <Question name="words" words={words}>
      <TextField {...labelled(props, 'title')} autoComplete="off" defaultValue={entered.title} required />
      <TextAreaField {...labelled(props, 'description')} defaultValue={entered.description} />
    </Question>
  );
}

const consents = [
  ['consentVideo', 'video'],
  ['consentWebsite', 'website'],
  ['consentMarketing', 'marketing'],
] as const;

function PermissionQuestion(props: Props) {
  const { entered, words } = props;
  return (
    <Question name="permission" words={words}>
      <div className="grid gap-3 rounded-card border border-transparent bg-mist p-4 sm:p-6">
        {consents.map(([field, wording]) => (
          <CheckboxField
            {...fieldProps(props, field)}
            key={field}
            label={words.consents[wording]}
            defaultChecked={entered[field] === 'true'}
          />
        ))}
        <p className="grid grid-cols-[1.75rem_1fr] gap-3 border-t border-line pt-4 text-ink-soft">
          <Icon name="shield" size={24} className="mt-0.5 justify-self-center" />
          {words.consents.withdrawal}
        </p>
      </div>
    </Question>
  );
}

/** The fields, in the order of validation. */
export function StoryFields(props: Props) {
  return (
    <>
      <YouQuestion {...props} />
      <TreatmentQuestion {...props} />
      <WordsQuestion {...props} />
      <PermissionQuestion {...props} />
    </>
  );
}
