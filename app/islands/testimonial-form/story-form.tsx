import type { Ref } from 'react';
import type { TestimonialError } from '../../../domain/testimonial.ts';
import type { EnteredValues } from '../../backend/submit-testimonial.ts';
import { Button } from '../../ui/button.tsx';
import { orderOf, StoryFields } from './story-fields.tsx';
import type { StoryWords } from './story-words.ts';

type Props = {
  /** The page's URL, for a post without the script. */
  action: string;
  words: StoryWords;
  idempotencyKey: string;
  renderedAt: string;
  entered: EnteredValues;
  errors: readonly TestimonialError[];
  /** Set when the server rendered the page with errors. */
  focusFirstError: boolean;
  busy: boolean;
  ref: Ref<HTMLFormElement>;
  onSubmit(form: HTMLFormElement): void;
};

/** A field that is hidden from visitors. Only bots fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="story-link">{label}</label>
      <input id="story-link" name="link" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Posts to `action` without a script. Change its React key to reset it. */
export function StoryForm(props: Props) {
  const { action, busy, entered, errors, focusFirstError, idempotencyKey, onSubmit, ref, renderedAt, words } = props;
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {/* Without 'off', browsers may restore the previous page's values on reload. */}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} autoComplete="off" />
      <input type="hidden" name="renderedAt" value={renderedAt} autoComplete="off" />
      <Honeypot label={words.form.trap} />
      <StoryFields words={words} entered={entered} errors={errors} focusFirstError={focusFirstError} />
      <div className={`grid sm:justify-start ${orderOf(undefined)}`}>
        <Button size="large" busy={busy} needsScript>
          {busy ? words.submitting : words.submit}
        </Button>
      </div>
    </form>
  );
}
