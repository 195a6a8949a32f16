import type { Ref } from 'react';
import type { TestimonialError } from '../../../domain/testimonial.ts';
import type { EnteredValues } from '../../backend/submit-testimonial.ts';
import { Button } from '../../ui/button.tsx';
import { StoryFields } from './story-fields.tsx';
import type { StoryWords } from './story-words.ts';

type Props = {
  /** The page's own address, for a post without the script. */
  action: string;
  words: StoryWords;
  idempotencyKey: string;
  renderedAt: string;
  entered: EnteredValues;
  errors: readonly TestimonialError[];
  /** For a page that the server sends with its errors. */
  focusFirstError: boolean;
  busy: boolean;
  ref: Ref<HTMLFormElement>;
  onSubmit(form: HTMLFormElement): void;
};

/** A field that no person sees or reaches. A program that fills in every field shows itself by it. */
function Trap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="story-link">{label}</label>
      <input id="story-link" name="link" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Posts to its own address where no script runs. A new React key empties it. */
export function StoryForm(props: Props) {
  const { action, busy, entered, errors, focusFirstError, idempotencyKey, onSubmit, ref, renderedAt, words } = props;
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      className="grid gap-9"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {/* Without 'off', a browser that reloads the page may put the last page's values back. */}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} autoComplete="off" />
      <input type="hidden" name="renderedAt" value={renderedAt} autoComplete="off" />
      <Trap label={words.form.trap} />
      <StoryFields words={words} entered={entered} errors={errors} focusFirstError={focusFirstError} />
      <div className="grid sm:justify-start">
        <Button type="submit" size="large" busy={busy} needsScript>
          {busy ? words.submitting : words.submit}
        </Button>
      </div>
    </form>
  );
}
