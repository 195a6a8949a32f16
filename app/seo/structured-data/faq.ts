import type { QuestionAndAnswer } from '../../../content/schema/faq.ts';
import { schemaOrg } from './json-ld.ts';

export const faqJsonLd = (items: readonly QuestionAndAnswer[]) => ({
  '@context': schemaOrg,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
