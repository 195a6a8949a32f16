import { describe, expect, it } from 'vitest';
import { context } from './article.fixtures.ts';
import { superlativeProblems } from './superlatives.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = [
  'Results are guaranteed, not hoped for.',
  'It is not a drill, and it is painless.',
  'It is completely pain-free.',
  'We give exceptional care.',
  'Best-in-class dentistry.',

  'We are the best dentists in Leeds.',
  'The best dental care in Yorkshire.',
  "Yorkshire's leading dental practice.",
  'We are number one in Bradford.',
  'The No. 1 dental clinic.',
  'Your number one dental choice.',
  'A painless treatment for all.',
  'Whitening is painless.',
  'The injection is quick and painless.',
  'Results are guaranteed.',
  'We guarantee a good result.',
  'Get the perfect smile.',
  'Your dream smile awaits.',
  'Our state-of-the-art rooms.',
  'World-class care.',
  'Our award-winning team.',
  'Award winning care.',
  'The cheapest implants, and we do the cheapest treatment.',
  'The cheapest dentist around.',
  'It is 100% safe.',
  'One hundred per cent success.',
  'We offer the very best treatment.',
  'Our team gives you the finest care.',
  'We use the most advanced technology.',
  'Our outstanding dentists help.',
  'Voted best in town.',
  'A risk-free way.',
  'It is completely safe.',
  'Pain-free dentistry is here.',
  'Our care is second to none.',
  'Better than other dentists.',
  'The b­est den​tist in Leeds.',
  'The bést dentist in Leeds.',
  'Ｂｅｓｔ dentist in Leeds.',
  'Cutting-edge technology.',
  'Top private dentist',
];

const passed = [
  'Gum disease is slow, quiet and often painless.',
  'Keep your mouth healthy and free of pain.',

  'The best time to brush is before bed.',
  'It is best to ask a dentist.',
  'It is best left alone.',
  'Which choice is best for you depends on your mouth.',
  'We will talk about the best treatment for you.',
  'Ask us about the best care for your gums.',
  'Our best advice is to wait.',
  'We can show you the best way to floss.',
  'Sugar is a leading cause of decay in the UK.',
  'Smoking is the number one reason for it.',
  'Early decay is often painless.',
  'A painless lump should be looked at.',
  'Gum disease can be painless for years.',
  'It is not always painless.',
  'Nobody can guarantee a shade.',
  'The result cannot be guaranteed.',
  'You can get Pension Credit guarantee credit.',
  'Nobody has perfect teeth.',
  'Even 100% fruit juice has sugar in it.',
  'No brush is 100% right for all.',
  'The cutting edge of a front tooth.',
  'The best time to see us in Leeds is early.',
  'The cheapest brush can clean well.',
  'The top teeth come first.',
  'You pay the highest one only.',
  'It can do its best work at night.',
  'Brushing is the most important part.',
  'That is good practice.',
  'The most popular drink in the UK is tea.',
  'Put the best foot forward with your dentist.',
];

describe('superlatives', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(superlativeProblems(normalisePlainText(sample), context.ours)).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(superlativeProblems(normalisePlainText(sample), context.ours)).toEqual([]);
  });
});
