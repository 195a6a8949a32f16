import type { Cause } from './generate-daily-article.ts';

const tomorrow = 'The next one comes tomorrow.';

/** Messages for visitors: what happened and what comes next, without internal details. */
export const notices: Record<Cause | 'slow' | 'crowded', string> = {
  'articles-published': `Today's articles are already published. ${tomorrow}`,
  'kept-for-schedule': `Today's last article is kept for the daily one, which comes by itself. Please try again tomorrow.`,
  'attempts-used': `No more articles can be tried today. ${tomorrow}`,
  'nothing-to-write': 'There is no new topic to write about at the moment. Please try again another day.',
  'not-good-enough': 'The article did not pass our editorial checks, so it was not published. Please try again later.',
  'writer-declined': 'No article came of this topic, so nothing was published. Please try again later.',
  'writer-unavailable': 'The article could not be written because the writing service did not answer. Please try again later.',
  'day-over': 'The day ended before the article was ready, so it was not published. Please try again.',
  broken: 'Something went wrong on our side, and no article was published. Please try again later.',
  abandoned: 'The article was not finished. Please try again.',
  missed: 'The article was not finished. Please try again.',
  slow: 'The article is taking longer than usual. If it is good, it will appear here in a few minutes.',
  crowded: 'Many people are asking for an article at this moment. Please try again in a minute.',
};
