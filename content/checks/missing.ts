import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, type Place, placeOf } from './finding.ts';
import { textLines } from './text-lines.ts';

/** What a UK dental website has to show, or its owner has to hold, and the content does not have yet. */
export function missingFacts(content: SiteContent, files: readonly ContentFile[]): Finding[] {
  return [
    ...gdcNumbers(content, files),
    ...registrations(content, files),
    ...emailsNotShown(content, files),
    ...proofs(content, files),
  ];
}

function finding(message: string, places: readonly Place[], advice: string): Finding {
  return { kind: 'missing', message, details: [], places, advice };
}

function gdcNumbers({ team }: SiteContent, files: readonly ContentFile[]): Finding[] {
  return team.flatMap(({ name, role, gdcNumber }, index) =>
    role === 'Practice Manager' || gdcNumber
      ? []
      : [
          finding(
            `${name} (${role}) has no GDC number.`,
            [placeOf(files, 'team.yaml', [index])],
            "Add gdcNumber, copied from the General Dental Council's register. Never make one up.",
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
      : [finding(`${capitalised(what)} is missing.`, [placeOf(files, 'organisation.yaml', ['registrations'])], `Add ${field}.`)],
  );
}

/** The specification keeps a practice's e-mail in structured data, while the GDC asks for it on the site. */
function emailsNotShown({ practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const shown = textLines(files.filter(({ file }) => file.startsWith('pages/')));
  return practices.flatMap(({ slug, location, email }) =>
    shown.some(({ text }) => text.includes(email) || text.includes(`{{practices.${slug}.email}}`))
      ? []
      : [
          finding(
            `The e-mail address of ${location} stands on no page; only search engines are told it.`,
            [placeOf(files, `practices/${slug}.yaml`, ['email'])],
            `Name ${email} on a page, such as pages/legal/complaints.md. The General Dental Council asks for it.`,
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
      proof ? [] : [placeOf(files, file, at ? [...at, index] : ['testimonial'])],
    );
    if (places.length === 0) return [];
    return [
      finding(
        `${places.length} of ${entries.length} ${name} name no proof.`,
        places,
        "Hold the patient's signed, dated permission, and say under 'proof' where it is kept. Take out what cannot be proved.",
      ),
    ];
  });
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
