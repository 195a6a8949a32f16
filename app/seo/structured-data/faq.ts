import type { QuestionAndAnswer } from '../../../content/schema/faq.ts';
import { type JsonLd, type JsonLdNode, schemaOrg } from './json-ld.ts';

type Answer = JsonLdNode<'Answer'> & { text: string };
type Question = JsonLdNode<'Question'> & { name: string; acceptedAnswer: Answer };

export type FaqJsonLd = JsonLd<'FAQPage'> & { mainEntity: Question[] };

export function faqJsonLd(items: readonly QuestionAndAnswer[]): FaqJsonLd {
  return {
    '@context': schemaOrg,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
