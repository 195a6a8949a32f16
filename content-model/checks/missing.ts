import { capitalise } from '../../domain/capitalise.ts';
import type { ContentFile } from '../content-file.ts';
import { photographUses } from '../photographs.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, findingsWhere, type Rule } from './finding.ts';
import { commentsOf, everyText, textFields } from './text-lines.ts';

/** Those whom the General Dental Council registers. */
const isRegistrant = (role: string) => /dentist|hygienist|therapist|nurse|technician|orthodont/i.test(role);

/** Information that a UK dental website or its owner must have and that the content lacks. */
export function missingFacts(content: SiteContent, files: readonly ContentFile[]): Finding[] {
  const { organisation, practices, team } = content;
  const registrations = {
    icoNumber: "the registration number from the Information Commissioner's Office",
    cqcProviderId: 'the provider id from the Care Quality Commission',
    companyNumber: 'the company number from Companies House',
  } as const;
  const shown = everyText(files.filter(({ file }) => file.startsWith('pages/')));
  return findingsWhere('missing', files, [
    ...team.map(({ gdcNumber, name, role }, index) => ({
      when: isRegistrant(role) && !gdcNumber,
      message: `${name} (${role}) has no GDC number.`,
      at: [{ file: 'team.yaml', field: [index, 'gdcNumber'] }],
      advice: 'Enter the GDC numbers of dental staff.',
      note: "Copy them from the General Dental Council's register, and do not invent one.",
    })),
    ...Object.entries(registrations).map(([field, what]) => ({
      when: !organisation.registrations[field as keyof typeof registrations],
      message: `${capitalise(what)} is missing.`,
      at: [{ file: 'organisation.yaml', field: ['registrations', field] }],
      advice: 'Enter the registration numbers.',
      note: 'Copy them from the registers, and do not invent one.',
    })),
    // The specification has a practice's email in structured data only, but the GDC requires it on the site.
    ...practices.map(({ email, location, slug }) => ({
      when: !shown.some(({ text }) => text.includes(email) || text.includes(`{{practices.${slug}.email}}`)),
      message: `The email address of ${location}, ${email}, is not on any page.`,
      at: [{ file: `practices/${slug}.yaml`, field: ['email'] }],
      advice: "Show each practice's email address on a page, such as the complaints procedure.",
      note: 'The General Dental Council requires it.',
    })),
    ...proofRules(content),
  ]);
}

function proofRules({ reviews, cosmeticDentistryPage }: SiteContent): Rule[] {
  const lists = [
    { name: 'testimonials', file: 'reviews.yaml', entries: reviews.testimonials, parent: ['testimonials'] },
    { name: 'practice reviews', file: 'reviews.yaml', entries: reviews.practiceReviews, parent: ['practiceReviews'] },
    { name: 'cosmetic testimonials', file: 'pages/cosmetic-dentistry.yaml', entries: [cosmeticDentistryPage.testimonial] },
  ];
  return lists.map(({ entries, file, name, parent }) => {
    const at = entries.flatMap(({ proof }, index) =>
      proof ? [] : [{ file, field: parent ? [...parent, index, 'proof'] : ['testimonial', 'proof'] }],
    );
    return {
      when: at.length > 0,
      message: `${at.length} of ${entries.length} ${name} have no proof.`,
      at,
      advice: "Enter where each patient's permission is kept.",
      note: 'It must be signed and dated. Remove any without permission.',
    };
  });
}

/** Photographs without sized files. The originals are never served. */
export function unpreparedPhotographs(content: SiteContent, files: readonly ContentFile[]): Finding[] {
  const rules = photographUses(content).map(({ at, file, name, shape, whose }) => ({
    when: !content.photographs[`${shape}/${name}`],
    message: `The photograph of ${whose} has not been prepared, so the site does not show it.`,
    at: [{ file, field: at }],
    advice: 'Prepare the photographs.',
    note: 'Add them again at the desk, or ask your engineer.',
  }));
  return findingsWhere('missing', files, rules);
}

/** Ratings and blocks of figures that do not say what they count, such as those of earlier releases. */
export function withoutBasis(files: readonly ContentFile[]): Finding[] {
  const empty = files.flatMap(textFields).filter(({ field, text }) => text === '' && isPartOfBasis.test(String(field.at(-1))));
  // The first of each block.
  const places = new Map(
    empty.reverse().map(({ text: _, ...place }) => [[place.file, ...place.field.slice(0, -1)].join(), place] as const),
  );
  return [...places.values()].reverse().map((place) => ({
    kind: 'missing',
    message: 'It is not said what these figures count.',
    places: [place],
    advice: 'Say what the figures count.',
    note: 'Give their source, whose they are and the period; patients see it beside them.',
  }));
}
const isPartOfBasis = /^(?:covers|period|source)$/;

/** `npm run new-group` writes these notes above invented text. The owner deletes each note after replacing the text. */
export function toFillIn(files: readonly ContentFile[]): Finding[] {
  return files.flatMap(commentsOf).flatMap(({ text, ...place }) => {
    const [, words] = /^# FILL IN: (.+)$/.exec(text) ?? [];
    if (!words) return [];
    const advice = { advice: 'Replace what is invented.', note: 'Then have the note deleted.' };
    return [{ kind: 'missing' as const, message: `To be filled in: ${words}.`, places: [place], ...advice }];
  });
}
