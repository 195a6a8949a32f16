import type { QuestionAndAnswer } from '../../content/schema/faq.ts';
import { Accordion } from '../ui/accordion.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from './section.tsx';

type QuestionsProps = {
  id?: string;
  ground?: 'paper' | 'mist';
  words: { heading: string; lead?: string | undefined; items: readonly QuestionAndAnswer[] } | undefined;
};

/** Questions and answers, for pages that may have some. */
export function Questions({ words, ...section }: QuestionsProps) {
  if (!words) return null;
  return (
    <Section {...section} heading={words.heading} lead={words.lead} layout="split">
      <Accordion items={words.items.map(({ answer, question }) => ({ title: question, content: answer }))} />
    </Section>
  );
}

type ReadMoreProps = { words: { heading: string; links: readonly { label: string; to: string }[] } };

/** Links to pages about the same, if there are any. */
export function ReadMore({ words: { heading, links } }: ReadMoreProps) {
  if (links.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ label, to }) => (
          <li key={to}>
            <ButtonLink href={to} variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
