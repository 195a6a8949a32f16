import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { describePlace, type Finding, placeOf } from './finding.ts';
import { textValues } from './text-lines.ts';

type Sentence = { file: string; line: number; text: string };
type Practices = SiteContent['practices'];

/** Patterns for statements about an NHS list, with the value of acceptingNHS that they imply. */
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
 * Reports sentences that contradict acceptingNHS. Buttons and labels follow the setting automatically, but written sentences
 * do not.
 */
export function nhsWords({ practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const sentences = files.flatMap(sentencesOf);
  return practices.flatMap((practice) => {
    const { acceptingNHS } = practice.nhs;
    const wrong = sentences.filter((sentence) => contradicts(sentence, practice, practices));
    if (wrong.length === 0) return [];
    const place = placeOf(files, `practices/${practice.slug}.yaml`, ['nhs', 'acceptingNHS']);
    return [
      {
        kind: 'conflict' as const,
        message: `${practice.location} is marked as ${acceptingNHS ? 'accepting NHS patients' : 'NHS list full'}, but other text contradicts this.`,
        details: [
          `acceptingNHS: ${acceptingNHS} (${describePlace(place)})`,
          ...wrong.map((sentence) => `'${shortened(sentence.text)}' (${describePlace(sentence)})`),
        ],
        places: [place, ...wrong.map(({ file, line }) => ({ file, line }))],
        advice: 'Check these lines and change them to match acceptingNHS.',
      },
    ];
  });
}

/** Excludes articles, which are about dentists in general and are dated. */
const isChecked = (file: string) => /^(?:faq|services|navigation)\.yaml$|^pages\/.+\.yaml$/.test(file);

const sentencesOf = (file: ContentFile): Sentence[] =>
  isChecked(file.file)
    ? textValues(file).flatMap((value) => value.text.split(/(?<=[.?!])\s+/).map((text) => ({ ...value, text })))
    : [];

function contradicts({ file, text }: Sentence, practice: Practices[number], practices: Practices): boolean {
  if (text.endsWith('?')) return false;
  const claim = claims.find(({ pattern }) => pattern.test(text));
  if (!claim || claim.accepting === practice.nhs.acceptingNHS) return false;
  const towns = practices.filter(({ location }) => text.includes(location));
  // On a practice's own page, a sentence without a town refers to that practice.
  return towns.length > 0 ? towns.includes(practice) : file.endsWith(`${practice.slug}-dentist.yaml`);
}

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 87)}...` : text);
