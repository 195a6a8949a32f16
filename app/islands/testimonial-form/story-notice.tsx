import { fill } from '../../../domain/fill.ts';
import type { SubmissionOutcome } from '../../backend/submit-testimonial.ts';
import { Notice } from '../../ui/notice.tsx';
import type { StoryWords } from './story-words.ts';

type Props = {
  outcome: SubmissionOutcome;
  words: Pick<StoryWords, 'thanks' | 'invalid' | 'failed'>;
  /** Whether the server rendered the page with this notice. */
  fromServer: boolean;
  onDismiss(): void;
};

/** Such as '45 minutes' or '3 hours', rounded up. */
function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [amount, unit] = minutes <= 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** The outcome as specified. Only the first of several errors is shown. */
export function StoryNotice({ fromServer, onDismiss, outcome, words }: Props) {
  const shared = { onDismiss, asDialog: fromServer };
  if (outcome.status === 'stored') {
    return <Notice tone="success" title={words.thanks.title} description={words.thanks.description} {...shared} />;
  }
  const [first] = outcome.status === 'invalid' ? outcome.errors : [];
  const { description, title } = first ? { title: words.invalid.title, description: first.message } : words.failed;
  const wait = outcome.status === 'failed' ? outcome.waitSeconds : undefined;
  const more = wait ? fill(words.failed.wait, { time: waitingTime(wait) }) : undefined;
  return (
    <Notice tone="danger" title={title} description={description} more={more} focusOnLoad={fromServer && !first} {...shared} />
  );
}
