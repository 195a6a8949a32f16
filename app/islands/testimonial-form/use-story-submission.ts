import { useState } from 'react';
import { parseTestimonial } from '../../../domain/testimonial.ts';
import {
  type SubmissionAnswer,
  type SubmissionOutcome,
  submitTestimonial,
  type UnseenParts,
} from '../../backend/submit-testimonial.ts';

type Start = {
  form: UnseenParts;
  treatments: readonly string[];
  /** The answer that the page came with, where the form was posted without a script. */
  arrived: SubmissionAnswer | undefined;
};

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry : '');

/** The states of the form: idle, submitting, and what the last attempt led to. */
export function useStorySubmission({ arrived, form, treatments }: Start) {
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ attempt: number; outcome: SubmissionOutcome | undefined }>({
    attempt: 0,
    outcome: arrived?.outcome,
  });
  const [key, setKey] = useState(arrived?.idempotencyKey ?? form.idempotencyKey);
  const [dismissed, setDismissed] = useState(-1);
  const renderedAt = arrived?.renderedAt ?? form.renderedAt;

  const submit = async (element: HTMLFormElement) => {
    if (busy) return;
    const entered = new FormData(element);
    const parsed = parseTestimonial(Object.fromEntries(entered), treatments);
    const attempt = shown.attempt + 1;
    setShown({ attempt, outcome: parsed.ok ? undefined : { status: 'invalid', errors: parsed.errors } });
    if (!parsed.ok) return;
    setBusy(true);
    const outcome = await submitTestimonial({
      testimonial: parsed.value,
      idempotencyKey: key,
      renderedAt,
      link: textOf(entered.get('link')),
    });
    setBusy(false);
    setShown({ attempt, outcome });
    // What comes next from this page is another request.
    if (outcome.status === 'stored') setKey(crypto.randomUUID());
  };

  return {
    busy,
    /** Changes with each request that was stored: the form starts anew with it. */
    idempotencyKey: key,
    renderedAt,
    /** Counts what the visitor sent from this page; 0 is what it came with. */
    attempt: shown.attempt,
    outcome: shown.outcome,
    entered: (key === arrived?.idempotencyKey && arrived.entered) || {},
    noticeOpen: shown.outcome !== undefined && dismissed !== shown.attempt,
    dismissNotice: () => setDismissed(shown.attempt),
    submit: (element: HTMLFormElement) => void submit(element),
  };
}
