import type { SubmissionOutcome } from '../../backend/submit-testimonial.ts';
import { Notice } from '../../ui/notice.tsx';
import type { StoryWords } from './story-words.ts';

type Props = {
  outcome: SubmissionOutcome;
  words: Pick<StoryWords, 'thanks' | 'invalid' | 'failed'>;
  /** The page came with it. */
  fromServer: boolean;
  onDismiss(): void;
};

/** What became of the form, in the words of the specification; of several errors the first alone. */
export function StoryNotice({ fromServer, onDismiss, outcome, words }: Props) {
  const shared = { onDismiss, closesItself: fromServer };
  if (outcome.status === 'stored') {
    return <Notice tone="success" title={words.thanks.title} description={words.thanks.description} {...shared} />;
  }
  const [first] = outcome.status === 'invalid' ? outcome.errors : [];
  const { description, title } = first ? { title: words.invalid.title, description: first.message } : words.failed;
  return <Notice tone="danger" title={title} description={description} {...shared} />;
}
