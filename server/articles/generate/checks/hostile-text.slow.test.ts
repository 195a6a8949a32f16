import { describe, expect, it } from 'vitest';
import { context, goodDraft } from './article.fixtures.ts';
import { longestContent } from './article-draft.ts';
import { checkArticle } from './check-article.ts';
import { diagnosisProblems } from './diagnoses.ts';
import { doseProblems } from './doses.ts';
import { letterProblems } from './letters.ts';
import { writtenAddressProblems } from './links.ts';
import { openingHoursProblems } from './opening-hours.ts';
import { phoneNumberProblems } from './phone-numbers.ts';
import { priceProblems } from './prices.ts';
import { staffProblems } from './staff-claims.ts';
import { shoutingProblems } from './structure.ts';
import { superlativeProblems } from './superlatives.ts';
import { testimonialProblems } from './testimonials.ts';
import { htmlToText } from './visible-text.ts';

/** Each is repeated until the text is long enough. Most are the start of a pattern that never comes to its end. */
const words =
  `a|1| |.|-|'|"|1 |1.|1,1|(1)|£|+4|A|AA |AAAA |I |one |one-|twenty |oh |double one |call |open |open monday|at half |every one to |take one |
  tablets |paracetamol |twice a |we best |our best a b |best nhs |the best in |most |you have |you have a an some |sign that |if you have gum disease |
  of our patients |a patient |' - A|our team have |our a |Dr |Tariq |www|a@|a@a|painless |no guarantee |é|🦷`
    .replace(/\|\n {2}/g, '|')
    .split('|');
const markup = [
  '<',
  '<p',
  '<p>',
  '<em>',
  '</p>',
  '<a href="/',
  '<a href="/">',
  '&',
  '&amp;',
  '&#',
  '<!--',
  '<li>',
  'e\u0301',
  '\u200b',
  '０',
  'ﷺ',
  '\ud800',
  '\u0000',
];
const hostile = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

const readers: Record<string, (text: string) => unknown> = {
  htmlToText,
  shoutingProblems,
  letterProblems,
  writtenAddressProblems,
  priceProblems,
  phoneNumberProblems,
  openingHoursProblems,
  doseProblems,
  superlativeProblems: (text) => superlativeProblems(text, context.ours),
  diagnosisProblems,
  testimonialProblems,
  staffProblems: (text) => staffProblems(text, context.staffNames),
};

/** Processor time of this thread: others on a busy machine do not count. Of three runs the fastest, since the first compiles. */
function milliseconds(work: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && fastest >= 200; run += 1) {
    const start = process.threadCpuUsage();
    work();
    const { system, user } = process.threadCpuUsage(start);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}

describe('200 kB of hostile text take less than 200 ms', () => {
  it.each(Object.entries(readers))('%s', (_, read) => {
    const slow = words
      .map((seed) => ({ seed, time: milliseconds(() => read(hostile(seed, 200_000))) }))
      .filter(({ time }) => time >= 200);
    expect(slow).toEqual([]);
  });

  it('the whole gate, in whichever field they come', () => {
    const text = hostile('<em>open monday one ', 200_000);
    for (const field of ['title', 'excerpt', 'tags', 'metaTitle', 'metaDescription', 'content']) {
      const candidate = { ...goodDraft, [field]: field === 'tags' ? Array.from(text) : text };
      expect(
        milliseconds(() => checkArticle(candidate, context)),
        field,
      ).toBeLessThan(200);
    }
  });
});

it('the longest content that is read at all takes less than a second', () => {
  const slow = [...words, ...markup]
    .map((seed) => ({
      seed,
      time: milliseconds(() => checkArticle({ ...goodDraft, content: hostile(seed, longestContent) }, context)),
    }))
    .filter(({ time }) => time >= 1000);
  expect(slow).toEqual([]);
});
