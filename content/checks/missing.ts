import { capitalise } from '../../domain/capitalise.ts';
import type { ContentFile } from '../content-file.ts';
import { photographUses } from '../photographs.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, finding, type Place, placeOf } from './finding.ts';
import { everyLine, textLines } from './text-lines.ts';

/** Information that a UK dental website or its owner must have and that the content lacks. */
export function missingFacts(content: SiteContent, files: readonly ContentFile[]): Finding[] {
  return [
    ...gdcNumbers(content, files),
    ...registrations(content, files),
    ...emailsNotShown(content, files),
    ...proofs(content, files),
  ];
}

const missing = (message: string, places: readonly Place[], advice: string) => finding('missing', message, places, advice);

/** Those whom the General Dental Council registers. */
const isRegistrant = (role: string) => /dentist|hygienist|therapist|nurse|technician|orthodont/i.test(role);

function gdcNumbers({ team }: SiteContent, files: readonly ContentFile[]): Finding[] {
  return team.flatMap(({ name, role, gdcNumber }, index) =>
    !isRegistrant(role) || gdcNumber
      ? []
      : [
          missing(
            `${name} (${role}) has no GDC number.`,
            [placeOf(files, 'team.yaml', [index, 'gdcNumber'])],
            "Enter the GDC numbers of dental staff. Copy them from the General Dental Council's register, and do not invent one.",
          ),
        ],
  );
}

function registrations({ organisation }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const wanted = {
    icoNumber: "the registration number from the Information Commissioner's Office",
    cqcProviderId: 'the provider id from the Care Quality Commission',
    companyNumber: 'the company number from Companies House',
  } as const;
  return Object.entries(wanted).flatMap(([field, what]) =>
    organisation.registrations[field as keyof typeof wanted]
      ? []
      : [
          missing(
            `${capitalise(what)} is missing.`,
            [placeOf(files, 'organisation.yaml', ['registrations', field])],
            'Enter the registration numbers. Copy them from the registers, and do not invent one.',
          ),
        ],
  );
}

/** The specification has a practice's email in structured data only, but the GDC requires it on the site. */
function emailsNotShown({ practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const shown = textLines(files.filter(({ file }) => file.startsWith('pages/')));
  return practices.flatMap(({ slug, location, email }) =>
    shown.some(({ text }) => text.includes(email) || text.includes(`{{practices.${slug}.email}}`))
      ? []
      : [
          missing(
            `The email address of ${location}, ${email}, is not on any page.`,
            [placeOf(files, `practices/${slug}.yaml`, ['email'])],
            "Show each practice's email address on a page, such as the complaints procedure. The General Dental Council requires it.",
          ),
        ],
  );
}

function proofs({ reviews, cosmeticDentistryPage }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const lists = [
    { name: 'testimonials', file: 'reviews.yaml', entries: reviews.testimonials, at: ['testimonials'] },
    { name: 'practice reviews', file: 'reviews.yaml', entries: reviews.practiceReviews, at: ['practiceReviews'] },
    { name: 'cosmetic testimonials', file: 'pages/cosmetic-dentistry.yaml', entries: [cosmeticDentistryPage.testimonial] },
  ];
  return lists.flatMap(({ name, file, entries, at }) => {
    const places = entries.flatMap(({ proof }, index) =>
      proof ? [] : [placeOf(files, file, at ? [...at, index, 'proof'] : ['testimonial', 'proof'])],
    );
    if (places.length === 0) return [];
    return [
      missing(
        `${places.length} of ${entries.length} ${name} have no proof.`,
        places,
        "Enter where each patient's permission is kept. It must be signed and dated. Remove any without permission.",
      ),
    ];
  });
}

/** Photographs without sized files. The originals are never served. */
export function unpreparedPhotographs(content: SiteContent, files: readonly ContentFile[]): Finding[] {
  return photographUses(content)
    .filter(({ photograph, shape }) => !content.photographs[`${shape}/${photograph}`])
    .map(({ at, file, whose }) =>
      missing(
        `The photograph of ${whose} has not been prepared, so the site still shows a drawing.`,
        [placeOf(files, file, at)],
        'Prepare the photographs. Add them again at the desk, or ask your engineer.',
      ),
    );
}

/** `npm run new-group` writes these notes above invented text. The owner deletes each note after replacing the text. */
export function toFillIn(files: readonly ContentFile[]): Finding[] {
  const advice = 'Replace what is invented. Then have the note deleted.';
  return everyLine(files).flatMap(({ file, line, text }) => {
    const [, words] = /^# FILL IN: (.+)$/.exec(text) ?? [];
    return words ? [missing(`To be filled in: ${words}.`, [{ file, line }], advice)] : [];
  });
}
