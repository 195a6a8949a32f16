import { normaliseText } from '../../../../content-model/plain-text.ts';
import { type ForbiddenPassage, forbid } from './article-problem.ts';
import { anyNumber } from './figures.ts';

const fact = 'facts about staff belong on the team pages, which the staff have checked';
const register = "'specialist' and 'expert' are for people on a GDC list, so say 'a dentist'";

const staff =
  '(?:dentists?|teams?|staff|clinicians?|hygienists?|therapists?|nurses?|receptionists?|orthodontists?|surgeons?|colleagues?)';

const notNamed = 'articles do not name people';

const names = forbid(
  notNamed,
  /\b[Oo]ur (?:dentist|hygienist|therapist|nurse|receptionist|practice manager),? [A-Z][a-z]{1,30}/g,
  // A named doctor who is not on our staff is invented.
  /\b(?:Dr|Mr|Mrs|Ms|Prof|Professor)\.? [A-Z][a-z]{1,30}/g,
);

const claims = [
  ...forbid(
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
  ),
  ...forbid(
    register,
    /\bour (?:own |team of |in-house |[a-z]{1,20} )?(?:specialists?|experts?|consultants?)\b/gi,
    /\bwe (?:are|have|employ) (?:the |a |an |our own )?(?:[a-z]{1,20} )?(?:specialists?|experts?)\b|\bwe speciali[sz]e\b/gi,
  ),
];

/** News may name people. Claims about them are problems there too. */
export const staffClaims = (staffNames: readonly string[], isNews = false): ForbiddenPassage[] => [
  ...(isNews ? [] : [...names, ...staffNames.flatMap(namePassages)]),
  ...claims,
];

/** Matches the full name, and any part of it after a title. A first name alone could be anyone's. */
function namePassages(staffName: string): ForbiddenPassage[] {
  const parts = normaliseText(staffName)
    .replace(/^(?:dr|mr|mrs|ms|miss|prof|professor)\.? /i, '')
    .split(' ')
    .filter(Boolean)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.length === 0) return [];
  const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  return forbid(
    notNamed,
    new RegExp(`${before}${parts.join('[ -]{1,3}')}${after}`, 'giu'),
    new RegExp(`${before}(?:dr|mr|mrs|ms|miss|prof|professor|doctor)\\.? (?:${parts.join('|')})${after}`, 'giu'),
  );
}
