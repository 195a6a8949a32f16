import type { ArticleProblem } from './article-problem.ts';
import { type ForbiddenPassage, forbiddenPassages } from './forbidden-passage.ts';
import { hourWord } from './number-words.ts';

const time = 'times of day look like opening hours, which are on the practice pages';
const days = 'opening days are on the practice pages, so link there instead';

const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|fri|sat|sun|weekdays?|bank holidays?)';
const openOrShut = '(?:open|opens|opening|close|closes|closed|shut|shuts)';
const hour = `(?:\\d{1,2}|${hourWord})`;

const table: readonly ForbiddenPassage[] = [
  { find: new RegExp(`\\b${hour}(?:[:.]\\d{2})? ?[ap](?:m\\b|\\.m\\b)`, 'gi'), because: time },
  { find: /\b(?:[01]?\d|2[0-3]):[0-5]\d\b/g, because: time },
  { find: /\b(?:at|from|until|till|by|before|after|to) (?:[01]?\d|2[0-3])\.[0-5]\d\b/gi, because: time },
  { find: /\b(?:[01]\d|2[0-3])[0-5]\d ?(?:hours|hrs)\b/gi, because: time },
  // Only these, because 'five to six' is more often an age range than a time.
  {
    find: new RegExp(`\\b(?:half|quarter|ten|twenty|twenty-five) past ${hour}\\b|\\bquarter to ${hour}\\b`, 'gi'),
    because: time,
  },
  { find: new RegExp(`\\b(?:at|from|until|till|by|before|after) half ${hourWord}\\b`, 'gi'), because: time },
  { find: new RegExp(`\\b${hour} ?o'? ?clock\\b`, 'gi'), because: time },
  {
    find: new RegExp(
      `\\b(?:at|from|until|till|by|before|after) ${hour} (?:in the (?:morning|afternoon|evening)|at night)\\b`,
      'gi',
    ),
    because: time,
  },
  {
    find: new RegExp(
      `\\b${hour} (?:until|till) ${hour}\\b(?! (?:years?|months?|weeks?|days?|minutes?|hours?)\\b)|\\bnine[- ]to[- ]five\\b`,
      'gi',
    ),
    because: time,
  },
  {
    find: /\b24 ?\/ ?7\b|\b(?:open|here|available) (?:24|twenty-four) hours\b|\bopen (?:round the clock|every day|daily|(?:seven|7) days)\b/gi,
    because: days,
  },
  { find: new RegExp(`\\b${openOrShut}\\b[^.!?\\n]{0,60}\\b${weekday}\\b`, 'gi'), because: days },
  { find: new RegExp(`\\b${weekday}\\b[^.!?\\n]{0,60}\\b${openOrShut}\\b`, 'gi'), because: days },
  {
    find: /\b(?:we|practices?|clinics?|surgery|reception)(?:'re| is| are| stays?)? (?:open|opens|closed|closes|shut) [^.!?\n]{0,30}\b(?:weekends?|christmas day|evenings?)\b/gi,
    // 'If the practice is closed at the weekend, ring 111' is useful and states no hours.
    unlessBefore: /\b(?:if|when|whenever|while)\b/i,
    because: days,
  },
];

export function openingHoursProblems(text: string): ArticleProblem[] {
  return forbiddenPassages('opening-hours', table, text);
}
