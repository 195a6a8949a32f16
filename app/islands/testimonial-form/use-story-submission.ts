import { useState } from 'react';
import { parseTestimonial, type TestimonialError } from '../../../domain/testimonial.ts';
import {
  type HiddenFields,
  type SubmissionAnswer,
  type SubmissionOutcome,
  submitTestimonial,
} from '../../backend/submit-testimonial.ts';

type Start = {
  form: HiddenFields;
  treatments: readonly string[];
  /** The outcome of a form post without a script. */
  arrived: SubmissionAnswer | undefined;
};

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry : '');

/** The state of the form: idle, submitting, or the outcome of the last attempt. */
export function useStorySubmission({ arrived, form, treatments }: Start) {
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ attempt: number; outcome: SubmissionOutcome | undefined }>({
    attempt: 0,
    outcome: arrived?.outcome,
  });
  /** Every fault in the form as it stands, once something in it has changed since the last attempt. */
  const [faults, setFaults] = useState<readonly TestimonialError[]>();
  const [key, setKey] = useState(arrived?.idempotencyKey ?? form.idempotencyKey);
  const [stored, setStored] = useState(0);
  const [dismissed, setDismissed] = useState(-1);
  const renderedAt = arrived?.renderedAt ?? form.renderedAt;

  const parse = (element: HTMLFormElement) => parseTestimonial(Object.fromEntries(new FormData(element)), treatments);

  const submit = async (element: HTMLFormElement) => {
    if (busy) return;
    const entered = new FormData(element);
    const parsed = parse(element);
    const show = (outcome: SubmissionOutcome) => {
      setFaults(undefined);
      setShown({ attempt: shown.attempt + 1, outcome });
    };
    if (!parsed.ok) return show({ status: 'invalid', errors: parsed.errors });
    // The last outcome stays until there is another, so that the button stays where it was pressed.
    setFaults([]);
    setBusy(true);
    const send = async (idempotencyKey: string): Promise<SubmissionOutcome> => {
      const call = { testimonial: parsed.value, idempotencyKey, renderedAt, link: textOf(entered.get('link')) };
      const outcome = await submitTestimonial(call);
      if (outcome.status !== 'conflict') return outcome;
      // An earlier attempt was stored but its response was lost, and the visitor has since changed something.
      const another = crypto.randomUUID();
      setKey(another);
      return send(another);
    };
    const outcome = await send(key);
    setBusy(false);
    show(outcome);
    if (outcome.status !== 'stored') return;
    // The next submission is a new request.
    setKey(crypto.randomUUID());
    setStored(stored + 1);
  };

  const refused = shown.outcome?.status === 'invalid' ? shown.outcome.errors : [];

  return {
    busy,
    idempotencyKey: key,
    renderedAt,
    /** Number of requests stored from this page. The form is reset after each. */
    stored,
    /** Number of submissions from this page; 0 while it shows the server's outcome. */
    attempt: shown.attempt,
    outcome: shown.outcome,
    /** What the last attempt was refused for. */
    refused,
    /** The messages beside fields: of those that were refused, the ones that are still at fault. */
    fieldErrors: faults?.filter(({ field }) => refused.some((error) => error.field === field)) ?? refused,
    check(element: HTMLFormElement) {
      if (refused.length === 0) return;
      const parsed = parse(element);
      setFaults(parsed.ok ? [] : parsed.errors);
    },
    entered: (stored === 0 && arrived?.entered) || {},
    noticeOpen: shown.outcome !== undefined && dismissed !== shown.attempt,
    dismissNotice: () => setDismissed(shown.attempt),
    submit: (element: HTMLFormElement) => void submit(element),
  };
}
