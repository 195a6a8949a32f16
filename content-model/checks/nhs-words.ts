import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { describePlace, type Finding, placeOf } from './finding.ts';
import { textFields } from './text-lines.ts';

const saysFull =
  /(?<!\bwhether or not (?:our|the) )\blist\b[^.]*\bfull\b|\b(?:cannot|not|no longer)\b[^.]{0,20}\b(?:accept|tak)\w*[^.]{0,12}\bNHS\b/i;
const saysAccepting =
  /\b(?:accepting|taking)\b[^.]{0,8}\bNHS patients\b|\bnew NHS patients?\b[^.]{0,12}\b(?:accepted|welcome)\b|\bjoin in\b/i;

/** Reports sentences that are the same in every state and contradict acceptingNHS. Text with a form for each state follows it. */
export function nhsWords({ practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const sentences = files.filter(isPage).flatMap(sentencesForAllStates);
  return practices.flatMap(({ location, nhs, slug }) => {
    const wrong = sentences.filter(
      ({ file, text }) =>
        claimOf(text) === !nhs.acceptingNHS &&
        // On the practice's own pages, a sentence without a town is about that practice.
        (practices.some((other) => text.includes(other.location))
          ? text.includes(location)
          : file.endsWith(`${slug}-dentist.yaml`)),
    );
    if (wrong.length === 0) return [];
    const place = placeOf(files, `practices/${slug}.yaml`, ['nhs', 'acceptingNHS']);
    const marked = nhs.acceptingNHS ? 'accepting NHS patients' : 'NHS list full';
    return [
      {
        kind: 'out-of-date' as const,
        message: `${location} is marked as ${marked}, but other text contradicts this.`,
        places: [place, ...wrong.map(({ field, file, line }) => ({ file, line, field }))],
        advice: 'Give these sentences a text for each state of the list.',
        details: wrong.map((sentence) => `'${sentence.text}' (${describePlace(sentence)})`),
      },
    ];
  });
}

/** true if a sentence says that a list is open, false if it says that one is full. */
const claimOf = (text: string) => (saysFull.test(text) ? false : saysAccepting.test(text) || undefined);

/** Excludes articles, which are about dentists in general and are dated. */
const isPage = ({ file }: ContentFile) => /^(?:faq|services|navigation)\.yaml$|^pages\/.+\.yaml$/.test(file);

const sentencesForAllStates = (file: ContentFile) =>
  textFields(file)
    .filter(({ field }) => !field.some((part) => String(part).startsWith('when')))
    .flatMap((value) => value.text.split(/(?<=[.?!])\s+/).map((text) => ({ ...value, text })))
    .filter(({ text }) => !text.endsWith('?'));
