import { normaliseText } from '../plain-text.ts';
import { anyNumber } from './figures.ts';
import { rules, type WordingRule } from './rule.ts';

const source = 'our editorial rules';
const fact = { source, advice: 'is a fact about staff. Leave it to the team pages, which the staff have checked.' };
const person = { source, advice: 'names a person, which articles do not. Leave the name out.' };

const staff =
  '(?:dentists?|teams?|staff|clinicians?|hygienists?|therapists?|nurses?|receptionists?|orthodontists?|surgeons?|colleagues?)';

const names = rules(
  person,
  /\b[Oo]ur (?:dentist|hygienist|therapist|nurse|receptionist|practice manager),? [A-Z][a-z]{1,30}/g,
  // A named doctor who is not on our staff is invented.
  /\b(?:Dr|Mr|Mrs|Ms|Prof|Professor)\.? [A-Z][a-z]{1,30}/g,
);

const facts = rules(
  fact,
  new RegExp(
    `\\bour (?:[a-z]{1,20} )?${staff} (?:all )?(?:have|has|bring|brings|share|shares|boast|boasts)\\b[^.!?\\n]{0,40}\\b(?:years?|decades?)\\b`,
    'gi',
  ),
  /\b(?:years?|decades?)'? (?:of )?(?:combined |clinical |hands-on |dental )?experience\b/gi,
  new RegExp(
    `\\bour (?:[a-z]{1,20} )?${staff} (?:is|are) (?:all )?(?:fully |highly |very )?(?:qualified|trained|registered|experienced|skilled|certified|passionate)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:our|the) ${staff}\\b[^.!?\\n]{0,30}\\b(?:graduated|trained (?:at|in|with)|studied (?:at|in)|qualified (?:at|in|from))\\b`,
    'gi',
  ),
  new RegExp(`\\bhighly (?:qualified|trained|experienced|skilled) ${staff}\\b`, 'gi'),
  new RegExp(`\\b(?:team of|we (?:have|employ)) (?:over |more than )?${anyNumber} (?:[a-z]{1,20} )?${staff}\\b`, 'gi'),
);

/** News may name people. Facts about them are left to the team pages there too. */
export const staffFacts = (staffNames: readonly string[], isNews = false): WordingRule[] => [
  ...(isNews ? [] : [...names, ...staffNames.flatMap(namePassages)]),
  ...facts,
];

/** Matches the full name, and any part of it after a title. A first name alone could be anyone's. */
function namePassages(staffName: string): WordingRule[] {
  const parts = normaliseText(staffName)
    .replace(/^(?:dr|mr|mrs|ms|miss|prof|professor)\.? /i, '')
    .split(' ')
    .filter(Boolean)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.length === 0) return [];
  const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  return rules(
    person,
    new RegExp(`${before}${parts.join('[ -]{1,3}')}${after}`, 'giu'),
    new RegExp(`${before}(?:dr|mr|mrs|ms|miss|prof|professor|doctor)\\.? (?:${parts.join('|')})${after}`, 'giu'),
  );
}
