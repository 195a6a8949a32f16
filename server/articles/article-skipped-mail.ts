import type { Organisation } from '../../content/schema/organisation.ts';
import type { Mail } from '../platform/mail/mailer.ts';

export type SkippedDay = { day: string; cause: string | null; reason: string | null; topic: string | null };

type Input = { day: SkippedDay; organisation: Pick<Organisation, 'name' | 'contacts'>; base: string };

/** Advice for causes that the editor can act on. */
const advice: Readonly<Record<string, string>> = {
  'nothing-to-write': 'Add articles to content/blog-backlog, or topics to content/editorial-plan.yaml.',
  'not-good-enough': 'If the same rule keeps stopping articles, check the brief of the topic in content/editorial-plan.yaml.',
  'writer-declined': 'If it happens again, change or delete the topic in content/editorial-plan.yaml.',
  'writer-unavailable': 'If it happens again, the address, the model or the key of the writer may be wrong: see WRITER_URL.',
  missed: 'Ask your site administrator to find out why the worker stopped.',
  'attempts-used': "Visitors used up the day's attempts; ARTICLES_PER_DAY sets how many there are.",
};

export function articleSkippedMail({ day: { cause, day, reason, topic }, organisation, base }: Input): Mail {
  const intro = `The blog at ${base} has no scheduled article for ${day}. Nothing was published that shouldn't have been. We'll try again the next day.`;
  const facts = [
    `Reason: ${reason ?? 'not recorded'}`,
    ...(topic ? [`Topic: ${topic}`] : []),
    ...(cause && advice[cause] ? [advice[cause]] : []),
  ];
  return {
    to: organisation.contacts.operations.email,
    subject: `${organisation.name}: no article on the blog, ${day}`,
    text: [intro, ...facts].join('\n\n'),
    messageId: `<article-skipped-${day}@${new URL(base).hostname}>`,
  };
}
