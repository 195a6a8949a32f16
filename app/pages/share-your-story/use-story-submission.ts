import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { parseTestimonial } from '../../../domain/testimonial.ts';
import type { SubmissionAnswer } from '../../backend/submit-testimonial.ts';

type Start = {
  idempotencyKey: string;
  treatments: readonly string[];
  /** The answer that the page came with, where the form was posted without a script. */
  arrived: SubmissionAnswer | undefined;
};

/** The states of the form: idle, submitting, and what the last attempt led to. */
export function useStorySubmission({ arrived, idempotencyKey, treatments }: Start) {
  const fetcher = useFetcher<SubmissionAnswer>();
  const [shown, setShown] = useState({ attempt: 0, answer: arrived });
  const [key, setKey] = useState(arrived?.idempotencyKey ?? idempotencyKey);
  const [dismissed, setDismissed] = useState(-1);
  const busy = fetcher.state !== 'idle';

  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data) return;
    const answer = fetcher.data;
    setShown(({ attempt }) => ({ attempt, answer }));
    if (answer.outcome.status === 'stored' && answer.idempotencyKey) setKey(answer.idempotencyKey);
  }, [fetcher.state, fetcher.data]);

  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    const entered = new FormData(form);
    const parsed = parseTestimonial(Object.fromEntries(entered), treatments);
    const answer: SubmissionAnswer | undefined = parsed.ok
      ? undefined
      : { outcome: { status: 'invalid', errors: parsed.errors } };
    setShown(({ attempt }) => ({ attempt: attempt + 1, answer }));
    if (parsed.ok) void fetcher.submit(entered, { method: 'post' });
  };

  return {
    busy,
    /** Changes with each request that was stored: the form starts anew with it. */
    idempotencyKey: key,
    /** Counts what the visitor sent from this page; 0 is what it came with. */
    attempt: shown.attempt,
    outcome: shown.answer?.outcome,
    entered: (key === arrived?.idempotencyKey && arrived.entered) || {},
    noticeOpen: shown.answer !== undefined && dismissed !== shown.attempt,
    dismissNotice: () => setDismissed(shown.attempt),
    submit,
  };
}
