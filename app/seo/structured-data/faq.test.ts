import { describe, expect, it } from 'vitest';
import { faqJsonLd } from './faq.ts';

describe('the FAQ block', () => {
  const block = faqJsonLd([
    { question: 'Do you take NHS patients?', answer: 'Bradford and Ripon do.' },
    { question: 'Is there parking?', answer: 'In Ripon.' },
  ]);

  it('gives each question with its answer, in the order of the page', () => {
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

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
