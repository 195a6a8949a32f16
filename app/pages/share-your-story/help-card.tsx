import type { PageWords, StoryContact } from '../../islands/testimonial-form/story-words.ts';

type Props = { help: PageWords['help']; labels: Pick<PageWords['labels'], 'phone' | 'email'>; contact: StoryContact };

/** Contact details as plain text, as specified. */
export function HelpCard({ contact, help, labels }: Props) {
  return (
    <aside aria-labelledby="story-help" className="grid gap-4 border-t-4 border-accent pt-5 lg:sticky lg:top-28">
      <h2 id="story-help" className="text-2xl">
        {help.heading}
      </h2>
      <p>{help.text}</p>
      <dl className="grid gap-3">
        <div>
          <dt className="text-ink-soft">{labels.phone}</dt>
          <dd className="font-display text-2xl leading-tight font-bold tracking-tight tabular-nums">{contact.phone}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{labels.email}</dt>
          <dd className="font-semibold wrap-anywhere">{contact.email}</dd>
        </div>
      </dl>
    </aside>
  );
}
