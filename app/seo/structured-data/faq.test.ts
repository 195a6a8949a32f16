import { describe, expect, it } from 'vitest';
import { faqJsonLd } from './faq.ts';

describe('faqJsonLd', () => {
  const block = faqJsonLd([
    { question: 'Do you take NHS patients?', answer: 'Bradford and Ripon do.' },
    { question: 'Is there parking?', answer: 'In Ripon.' },
  ]);

  it('lists questions and answers in order', () => {
    expect(block).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Do you take NHS patients?',
          acceptedAnswer: { '@type': 'Answer', text: 'Bradford and Ripon do.' },
        },
        { '@type': 'Question', name: 'Is there parking?', acceptedAnswer: { '@type': 'Answer', text: 'In Ripon.' } },
      ],
    });
  });

  it('serialises to JSON', () => {
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
