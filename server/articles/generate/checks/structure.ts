import { quote, splitWords } from '../../../../content-model/plain-text.ts';
import { fleschKincaidGrade, longestSentence, sentencesOf } from '../../../../content-model/reading-age.ts';
import { rules } from '../../../../content-model/wording/rule.ts';
import { slugify } from '../../../../domain/slug.ts';
import type { ArticleBlocks, Block } from './article-blocks.ts';
import { type ArticleProblem, problemsOf } from './article-problem.ts';

const minSections = 4;
const minWords = 600;
const maxWords = 1500;
/** Easy to read for most 14-year-olds. */
const maxGrade = 9;

const source = 'our editorial rules';

export const letters = [
  // A Cyrillic letter or an Arabic digit can look the same to a reader, but no other rule would match it.
  ...rules({ source, advice: 'is not an English letter or digit. Use one.' }, /[^\P{L}\p{Script=Latin}]|[^\P{Nd}0-9]/gu),
  // 'NHS' and 'GDC' are names. Five capitals, or four next to other capitals, are shouting.
  ...rules(
    { source, advice: 'is hard to read in capitals. Use lower case.' },
    /\b(?!COVID\b)(?:[A-Z]{5,40}|[A-Z]{4} [A-Z]{2,40}|[A-Z]{2,3} [A-Z]{4})\b/g,
  ),
];

export function structureProblems(
  { blocks, misplaced }: Pick<ArticleBlocks, 'blocks' | 'misplaced'>,
  isNews = false,
): ArticleProblem[] {
  const sections = blocks.filter(({ tag }) => tag === 'h2').length;
  const details = [...misplaced];
  if (blocks[0] && blocks[0].tag !== 'p') details.push(`start with a paragraph, not with ${quote(blocks[0].text)}`);
  if (!isNews && sections < minSections)
    details.push(`the article has ${sections} h2 headings; it needs at least ${minSections}`);
  details.push(...looseText(blocks), ...headingFaults(blocks));
  return problemsOf('structure', details);
}

export function lengthProblems(blocks: readonly Block[]): ArticleProblem[] {
  const words = blocks.reduce((sum, { text }) => sum + splitWords(text).length, 0);
  if (words >= minWords && words <= maxWords) return [];
  return problemsOf('length', [`the article has ${words} words; write ${minWords} to ${maxWords}`]);
}

export function readingLevelProblems(blocks: readonly Block[]): ArticleProblem[] {
  const sentences = sentencesOf(blocks.map(({ text }) => text));
  const grade = fleschKincaidGrade(sentences);
  if (grade <= maxGrade) return [];
  const detail = `the reading level is grade ${grade.toFixed(1)}, above the maximum of ${maxGrade}: use shorter words and sentences, starting with ${quote(longestSentence(sentences))}`;
  return problemsOf('reading-level', [detail]);
}

function looseText(blocks: readonly Block[]): string[] {
  return blocks
    .filter(({ tag }) => tag === 'none' || tag === 'ul' || tag === 'ol')
    .map(({ text }) => `${quote(text)} is outside a paragraph, heading or list item`);
}

function headingFaults(blocks: readonly Block[]): string[] {
  const seen = new Set<string>();
  let sectionStarted = false;
  return blocks.flatMap(({ tag, text, id }, index) => {
    if (tag !== 'h2' && tag !== 'h3') return [];
    if (!text) return [`an ${tag} heading is empty`];
    const faults: string[] = [];
    sectionStarted ||= tag === 'h2';
    const name = slugify(text);
    const next = blocks[index + 1]?.tag;
    if (seen.has(name)) faults.push(`the heading ${quote(text)} appears twice`);
    if (!sectionStarted) faults.push(`the h3 heading ${quote(text)} comes before any h2`);
    if (next === undefined || next === 'h2' || next === tag) faults.push(`the heading ${quote(text)} has no text under it`);
    // Any other id could clash with an element that the page's links and scripts use.
    if (id !== undefined && id !== name) faults.push(`the id of the heading ${quote(text)} must be ${name} or omitted`);
    seen.add(name);
    return faults;
  });
}
