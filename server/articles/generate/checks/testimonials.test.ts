import { describe, expect, it } from 'vitest';
import { testimonialProblems } from './testimonials.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = [
  'Sarah, 34, from Leeds was scared.',
  'Patients say it is easy.',

  'One of our patients said it was easy.',
  'Many of our patients tell us they love it.',
  'Our patients love the new rooms.',
  'A patient from Leeds told us it changed her life.',
  '"It did not hurt at all," said Sarah.',
  '“It did not hurt,” says Anna.',
  "Anna said: 'I would come again.'",
  "'Great care' - Anna, Leeds",
  'I was scared for years.',
  'I felt nothing.',
  'I had not been for ten years.',
  'I’d recommend them to all.',
  'My new smile changed everything.',
  'My dentist was kind.',
  'We have five-star care.',
  '★★★★★',
  'Rated 4.9 out of 5.',
  '5/5 from all',
  'See our Google reviews.',
  'Over 300 reviews and counting.',
  'Happy patients come back.',
  'A mum of two wrote to us. A mum told us so.',
  'I have been a patient here for years.',
  '⭐ care',
  'I highly recommend it.',
];

const passed = [
  'In June, 18 people came.',

  'People tell us that the hardest part is knowing what they pay.',
  'Parents often ask us when to start.',
  "'We are going to see the dentist, who will count your teeth' is plenty.",
  "The answer may only be 'not yet'.",
  'What happens if I leave it?',
  'What should I do if my teeth hurt?',
  'When do I pay?',
  'Which choices would work in my mouth?',
  "You can say: 'I was hurt as a child, and I am afraid.'",
  'Four out of five adults brush twice a day.',
  'Do what your dentist says.',
  "The packet says 'fluoride' on the front.",
  'Patients who smoke heal more slowly.',
  'Some of our patients find cold water hard.',
  'Some patients need longer.',
  'Is my dentist on the NHS?',
  'Stars and stickers help some children.',
  'If a patient is in pain, we see them first.',
  'Tell us if you felt unwell.',
];

describe('testimonials', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(testimonialProblems(normalisePlainText(sample))).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(testimonialProblems(normalisePlainText(sample))).toEqual([]);
  });
});
