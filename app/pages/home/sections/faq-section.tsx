import type { SiteContent } from '../../../../content/schema/site.ts';
import { dialable } from '../../../../domain/uk-phone.ts';
import type { PracticeDetails } from '../../../site/practice-details.ts';
import { Section } from '../../../site/section.tsx';
import { Accordion } from '../../../ui/accordion.tsx';

type Practice = Pick<PracticeDetails, 'location' | 'phone' | 'slug'>;

/** The lead says to ring: here is whom, without a way back up the page. */
function Numbers({ call, practices }: { call: string; practices: readonly Practice[] }) {
  return (
    <ul className="max-w-96 divide-y divide-line border-y border-line">
      {practices.map(({ location, phone, slug }) => (
        <li key={slug}>
          <a
            href={dialable(phone)}
            className="group flex min-h-14 flex-wrap items-center justify-between gap-x-6 focus-visible:outline-offset-0"
          >
            <span className="sr-only">{call} </span>
            <span className="font-semibold">{location}</span>
            <span className="font-display text-xl font-bold tracking-tight whitespace-nowrap text-action tabular-nums underline-offset-4 group-hover:underline">
              {phone}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  words: SiteContent['homePage']['faq'];
  /** Before a town, read out: 'Call Ripon'. */
  call: string;
  items: SiteContent['faq'];
  practices: readonly Practice[];
};

export function FaqSection({ call, items, practices, words }: Props) {
  return (
    <Section
      id="faq"
      heading={words.heading}
      lead={words.lead}
      layout="split"
      aside={<Numbers call={call} practices={practices} />}
    >
      <Accordion items={items.map(({ answer, question }) => ({ title: question, content: answer }))} />
    </Section>
  );
}
