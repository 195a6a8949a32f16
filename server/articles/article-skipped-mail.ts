import type { SiteContent } from '../../content/schema/site.ts';
import { longDate } from '../../domain/london-time.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';

export type SkippedDay = { day: string; cause: string | null; reason: string | null; topic: string | null };

type Input = { day: SkippedDay; content: Pick<SiteContent, 'brand' | 'organisation'>; base: string };

/** Advice for causes that the editor can act on. */
const advice: Readonly<Record<string, string>> = {
  'nothing-to-write': 'Add articles to the backlog, or topics to the editorial plan.',
  'not-good-enough': 'If the same rule keeps stopping articles, check the brief of the topic in the editorial plan.',
  'writer-declined': 'If it happens again, change or delete the topic in the editorial plan.',
  'writer-unavailable': 'If it happens again, the address, the model or the key of the writer may be wrong: see WRITER_URL.',
  missed: 'Ask your site administrator to find out why the worker stopped.',
  'attempts-used': "Visitors used up the day's attempts; ARTICLES_PER_DAY sets how many there are.",
};

export function articleSkippedMail({ day: { cause, day, reason, topic }, content: { brand, organisation }, base }: Input): Mail {
  const intro = `The blog at ${base} has no scheduled article for ${longDate(day)}. Nothing was published that shouldn't have been. We'll try again the next day.`;
  return {
    ...composeMail(brand, `${organisation.name}: no article on the blog, ${longDate(day)}`, [
      intro,
      { facts: [{ label: 'Reason', value: reason ?? 'not recorded' }, ...(topic ? [{ label: 'Topic', value: topic }] : [])] },
      ...(cause && advice[cause] ? [advice[cause]] : []),
    ]),
    to: organisation.contacts.operations.email,
    messageId: `<article-skipped-${day}@${new URL(base).hostname}>`,
  };
}
