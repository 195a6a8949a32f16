const tomorrow = 'The next one comes tomorrow.';

/** Messages for visitors: what happened and what comes next, without internal details. */
export const notices = {
  'articles-published': `Today's articles are already published. ${tomorrow}`,
  'kept-for-schedule': `We're keeping today's last article for the daily one, which is published automatically. Please try again tomorrow.`,
  'attempts-used': `We can't try any more articles today. ${tomorrow}`,
  'nothing-to-write': "There's no new topic to write about at the moment. Please try again another day.",
  'not-good-enough': "The article didn't pass our editorial checks, so we haven't published it. Please try again later.",
  'writer-declined': "This topic didn't produce an article, so nothing was published. Please try again later.",
  'writer-unavailable': "We couldn't write the article because the writing service didn't answer. Please try again later.",
  'day-over': "The day ended before the article was ready, so it wasn't published. Please try again.",
  broken: 'Something went wrong on our side, and no article was published. Please try again later.',
  abandoned: "The article wasn't finished. Please try again.",
  missed: "The article wasn't finished. Please try again.",
  slow: 'The article is taking longer than usual. If it passes our checks, it will appear here in a few minutes.',
  crowded: 'A lot of people are asking for an article just now. Please try again in a minute.',
};

/** Why an attempt ended without an article. */
export type Cause = Exclude<keyof typeof notices, 'slow' | 'crowded'>;
