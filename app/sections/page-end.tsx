import { useId } from 'react';
import type { QuestionAndAnswer } from '../../content-model/schema/faq.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from './section.tsx';

type QuestionsProps = {
  id?: string;
  ground?: 'paper' | 'mist';
  words: { heading: string; lead?: string | undefined; items: readonly QuestionAndAnswer[] } | undefined;
};

/** Questions and answers, for pages that may have some. One is open at a time, through the shared `name`. */
export function Questions({ words, ...section }: QuestionsProps) {
  const group = useId();
  if (!words) return null;
  return (
    <Section {...section} heading={words.heading} lead={words.lead} layout="split">
      <div className="border-t border-line">
        {words.items.map(({ answer, question }) => (
          <details key={question} name={group} className="unfolds unfolds-disc border-b border-line">
            <summary className="py-2.5 hover:text-action md:py-4">
              <h3 className="font-text text-[1.0625em] leading-snug font-semibold tracking-normal">{question}</h3>
            </summary>
            <div className="max-w-[29em] pb-5 text-ink-soft">{answer}</div>
          </details>
        ))}
      </div>
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
