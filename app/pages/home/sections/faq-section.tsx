import type { SiteContent } from '../../../../content/schema/site.ts';
import { Section } from '../../../sections/section.tsx';
import { Accordion } from '../../../ui/accordion.tsx';

type Props = { words: SiteContent['homePage']['faq']; items: SiteContent['faq'] };

export function FaqSection({ items, words }: Props) {
  return (
    <Section id="faq" heading={words.heading} lead={words.lead} layout="split">
      <Accordion items={items.map(({ answer, question }) => ({ title: question, content: answer }))} />
    </Section>
  );
}
