import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { describePlace, type Finding, placeOf } from './finding.ts';
import { textValues } from './text-lines.ts';

type Sentence = { file: string; line: number; text: string };
type Practices = SiteContent['practices'];

/** What is said of an NHS list, each with what would be true of it. */
const claims = [
  {
    accepting: false,
    pattern:
      /\blist\b[^.]*\bfull\b|\b(?:cannot|not|no longer)\b[^.]{0,20}\b(?:accept|tak)\w*[^.]{0,12}\bNHS\b|\bprivate patients? only\b/i,
  },
  {
    accepting: true,
    pattern:
      /\b(?:accepting|taking)\b[^.]{0,8}\bNHS patients\b|\bNHS dentist accepting\b|\bnew NHS patients?\b[^.]{0,12}\b(?:accepted|welcome)\b|\bbecome an NHS patient in\b|\bjoin in\b/i,
  },
] as const;

/**
 * acceptingNHS is one switch, and buttons and labels follow it. Sentences that somebody wrote do not: those that say the
 * opposite of the switch are listed, to be read again.
 */
export function nhsWords({ practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const sentences = files.flatMap(sentencesOf);
  return practices.flatMap((practice) => {
    const { acceptingNHS } = practice.nhs;
    const wrong = sentences.filter((sentence) => saysOtherwise(sentence, practice, practices));
    if (wrong.length === 0) return [];
    const place = placeOf(files, `practices/${practice.slug}.yaml`, ['nhs', 'acceptingNHS']);
    return [
      {
        kind: 'conflict' as const,
        message: `${practice.location} is marked as ${acceptingNHS ? 'accepting NHS patients' : 'NHS list full'}, and other words say otherwise.`,
        details: [
          `acceptingNHS: ${acceptingNHS} (${describePlace(place)})`,
          ...wrong.map((sentence) => `'${shortened(sentence.text)}' (${describePlace(sentence)})`),
        ],
        places: [place, ...wrong.map(({ file, line }) => ({ file, line }))],
        advice: 'Read these lines again, and change them to say the same as the switch.',
      },
    ];
  });
}

/** Pages of words, and no articles: those speak of dentists everywhere, and keep the date on which they were written. */
const isRead = (file: string) => /^(?:faq|services|navigation)\.yaml$|^pages\/.+\.yaml$/.test(file);

const sentencesOf = (file: ContentFile): Sentence[] =>
  isRead(file.file)
    ? textValues(file).flatMap((value) => value.text.split(/(?<=[.?!])\s+/).map((text) => ({ ...value, text })))
    : [];

function saysOtherwise({ file, text }: Sentence, practice: Practices[number], practices: Practices): boolean {
  if (text.endsWith('?')) return false;
  const claim = claims.find(({ pattern }) => pattern.test(text));
  if (!claim || claim.accepting === practice.nhs.acceptingNHS) return false;
  const towns = practices.filter(({ location }) => text.includes(location));
  // On a practice's own page a sentence without a town is about that practice.
  return towns.length > 0 ? towns.includes(practice) : file.endsWith(`${practice.slug}-dentist.yaml`);
}

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 87)}...` : text);
