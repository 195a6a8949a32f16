import { syllable } from 'syllable';
import { splitWords } from './plain-text.ts';

/** The syllable counter takes seconds for a word as long as a page. */
const maxWordLength = 50;

/** Shorter sentences are names, prices or labels, which would lower the reading age. */
const minSentenceWords = 5;

const sentenceEnds = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** Every text ends a sentence, with or without a full stop, so a heading or a list item is at least one sentence. */
export function sentencesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => [...sentenceEnds.segment(text)].map(({ segment }) => segment))
    .filter((sentence) => splitWords(sentence).length > 0);
}

/** Kincaid et al. 1975. Returns 0 for an empty text. */
export function fleschKincaidGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(splitWords);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Texts repeat few words very often, and counting takes longer than all the rest. */
const countedWords = new Map<string, number>();
const maxCountedWords = 10_000;

function syllablesIn(word: string): number {
  const known = countedWords.get(word);
  if (known !== undefined) return known;
  // The counter finds no syllables in a figure, but readers read it as a word.
  const count = Math.max(1, syllable(word.slice(0, maxWordLength)));
  if (countedWords.size < maxCountedWords && word.length <= maxWordLength) countedWords.set(word, count);
  return count;
}

/** The age in years, which is the Flesch-Kincaid grade plus five, and the sentences it was measured on. */
type ReadingAge = { age: number; sentences: string[]; words: number };

/** @param texts paragraphs, list items and captions, normalised by `normaliseText` */
export function readingAge(texts: readonly string[]): ReadingAge {
  const sentences = sentencesOf(texts).filter((sentence) => splitWords(sentence).length >= minSentenceWords);
  return { age: fleschKincaidGrade(sentences) + 5, sentences, words: sentences.flatMap(splitWords).length };
}

/** The sentence to shorten first. */
export const longestSentence = (sentences: readonly string[]) =>
  sentences.reduce((a, b) => (splitWords(b).length > splitWords(a).length ? b : a), '');
