import path from 'node:path';
import type { z } from 'zod';
import { isReservedSlug } from '../domain/site-pages.ts';
import { isSlug } from '../domain/slug.ts';
import { type ContentFile, locate } from './content-file.ts';
import { type ContentPath, describePath, type Problem } from './problem.ts';
import { practiceOfSurface, type Surface, type weekHours } from './schema/published.ts';
import { type SiteContent, yamlFiles } from './schema/site.ts';

/** The valid parts of the content, and the file that each folder entry came from. */
export type PartialReading = { parts: Partial<SiteContent>; files: ContentFile[]; origins: Map<unknown, ContentFile> };

type Fault = { at: ContentPath; expected: string; found: string };
type Published = readonly { surfaces?: readonly Surface[] | undefined }[];
type Week = z.infer<typeof weekHours>;

/** Surfaces that pages require. */
const requiredSurfaces = {
  practice: {
    phones: ['contact-card', 'practice-card', 'nhs-pages', 'footer', 'emergency-page', 'structured-data'],
    hours: ['contact-card'],
    ratings: ['practice-card'],
  },
  organisation: {
    hours: ['accessibility-line'],
    hoursTexts: [],
    ratings: [
      'reviews-section',
      'footer',
      'structured-data-organisation',
      'structured-data-reviews',
      'structured-data-local-business',
    ],
  },
};

/** Checks across files that no single schema can make: references, duplicates, hours in order. */
export function crossReferenceProblems(reading: PartialReading): Problem[] {
  const { parts, files, origins } = reading;
  // From file names, so that a reference to an invalid practice is not reported as well.
  const practiceSlugs = files.flatMap(({ file }) => /^practices\/(.+)\.yaml$/.exec(file)?.[1] ?? []);
  const inFile = (key: keyof typeof yamlFiles, faults: readonly Fault[]) =>
    toProblems(
      files.find(({ file }) => file === yamlFiles[key][0]),
      key,
      faults,
    );
  const inEntry = (entry: unknown, faults: readonly Fault[]) => {
    const file = origins.get(entry);
    return toProblems(file, file ? nameOf(file) : '', faults);
  };
  const pictures = new Set(files.map(({ file }) => file));

  return [
    ...inFile('organisation', organisationFaults(parts.organisation, practiceSlugs)),
    ...inFile('notices', noticeFaults(parts.notices, practiceSlugs)),
    ...inFile('team', [
      ...duplicates(parts.team, 'slug'),
      ...unknownPractices(parts.team, 'location', practiceSlugs),
      ...missingPictures(parts.team, ['image'], pictures),
    ]),
    ...inFile('services', duplicates(parts.services, 'slug')),
    ...inFile('transformations', [
      ...duplicates(parts.transformations, 'id'),
      ...missingPictures(parts.transformations, ['beforeImage', 'afterImage', 'splitImage'], pictures),
    ]),
    ...inFile('videos', [...duplicates(parts.videos, 'id'), ...missingPictures(parts.videos, ['thumbnail'], pictures)]),
    ...inFile('faq', duplicates(parts.faq, 'question')),
    ...inFile('editorialPlan', duplicates(parts.editorialPlan?.topics, 'id', ['topics'])),
    ...(parts.blogBacklog ?? []).flatMap((article) => inEntry(article, topicFaults(article, parts))),
    ...inFile('reviews', unknownPractices(parts.reviews?.practiceReviews, 'location', practiceSlugs, ['practiceReviews'])),
    ...inFile('nhsCharges', [
      ...duplicates(parts.nhsCharges?.rows, 'effectiveFrom', ['rows']),
      ...duplicates(parts.nhsCharges?.exemptions, 'id', ['exemptions']),
    ]),
    ...inFile('statutoryNhsCharges', duplicates(parts.statutoryNhsCharges, 'effectiveFrom')),
    ...(parts.practices ?? []).flatMap((practice) =>
      inEntry(practice, [
        ...practiceFaults(practice, nameOf(origins.get(practice)), parts.organisation?.practices, practiceSlugs),
        ...missingPictures([practice], ['image'], pictures).map((fault) => ({ ...fault, at: fault.at.slice(1) })),
      ]),
    ),
    ...[...(parts.locationPages ?? []), ...(parts.nhsLocationPages ?? [])].flatMap((page) =>
      inEntry(
        page,
        unknownPractices([page], 'practice', practiceSlugs).map((fault) => ({ ...fault, at: ['practice'] })),
      ),
    ),
    ...(parts.morePages ?? []).flatMap((page) => inEntry(page, addressFaults(page))),
    ...missingPages(files, practiceSlugs),
  ];
}

function organisationFaults(organisation: SiteContent['organisation'] | undefined, practiceSlugs: readonly string[]): Fault[] {
  if (!organisation) return [];
  const unknown = organisation.practices.flatMap((slug, index) =>
    practiceSlugs.includes(slug)
      ? []
      : [{ at: ['practices', index], expected: `the name of a file in practices/ (${practiceSlugs.join(', ')})`, found: slug }],
  );
  return [
    ...unknown,
    ...unknownInLists(organisation.closedDays, practiceSlugs, ['closedDays']),
    ...organisation.closedDays.flatMap(closedDayFaults),
    ...publishedFaults(organisation, requiredSurfaces.organisation, practiceSlugs),
  ];
}

function closedDayFaults(
  { closesAt, date, lastDate, opensAt }: SiteContent['organisation']['closedDays'][number],
  index: number,
): Fault[] {
  const at = (field: string) => ['closedDays', index, field];
  return [
    ...(lastDate && lastDate < date ? [{ at: at('lastDate'), expected: `a date on or after ${date}`, found: lastDate }] : []),
    ...(opensAt && closesAt && closesAt <= opensAt
      ? [{ at: at('closesAt'), expected: `a time after ${opensAt}`, found: closesAt }]
      : []),
  ];
}

function noticeFaults(notices: SiteContent['notices'] | undefined, practiceSlugs: readonly string[]): Fault[] {
  const backwards = (notices ?? []).flatMap(({ from, until }, index) =>
    from <= until ? [] : [{ at: [index, 'until'], expected: `a date on or after ${from}`, found: until }],
  );
  return [...backwards, ...unknownInLists(notices, practiceSlugs)];
}

function practiceFaults(
  practice: SiteContent['practices'][number],
  fileName: string,
  listed: readonly string[] | undefined,
  practiceSlugs: readonly string[],
): Fault[] {
  const faults: Fault[] = [];
  if (practice.slug !== fileName)
    faults.push({ at: ['slug'], expected: `the name of the file, ${fileName}`, found: practice.slug });
  if (listed && !listed.includes(fileName)) {
    faults.push({ at: ['slug'], expected: 'a practice that organisation.yaml lists under practices', found: fileName });
  }
  return [...faults, ...publishedFaults(practice, requiredSurfaces.practice, practiceSlugs)];
}

/** A backlog article must belong to a topic of the plan and have an unused name. */
function topicFaults(
  article: SiteContent['blogBacklog'][number],
  { editorialPlan, blogArticles }: Partial<SiteContent>,
): Fault[] {
  const topic = editorialPlan?.topics.find(({ id }) => id === article.slug);
  const faults: Fault[] = [];
  if (editorialPlan && !topic)
    faults.push({ at: ['title'], expected: 'a file name that is the id of a topic in editorial-plan.yaml', found: article.slug });
  if (topic && topic.category !== article.category)
    faults.push({ at: ['category'], expected: `the category of its topic, ${topic.category}`, found: article.category });
  if (blogArticles?.some(({ slug }) => slug === article.slug))
    faults.push({ at: ['title'], expected: 'a file name that is not used in blog/', found: article.slug });
  return faults;
}

/** The name of the file becomes the page's address. */
function addressFaults({ slug }: SiteContent['morePages'][number]): Fault[] {
  const at = ['heading'];
  if (!isSlug(slug)) return [{ at, expected: 'a file name of lower-case words joined by hyphens', found: slug }];
  if (!isReservedSlug(slug)) return [];
  return [{ at, expected: 'a file name that is not an address of the site already', found: `/${slug}` }];
}

function publishedFaults<Name extends string>(
  holder: Record<NoInfer<Name>, Published>,
  surfaces: Record<Name, readonly string[]>,
  practiceSlugs: readonly string[],
): Fault[] {
  return (Object.keys(surfaces) as Name[]).flatMap((name) => {
    const seen = new Set<string>();
    const entries = holder[name];
    const forAll = entries.flatMap(({ surfaces: own }, index) => (own ? [] : [index]));
    const ambiguous = forAll.slice(1).map((index) => ({
      at: [name, index],
      expected: 'the places that show it, because another entry is shown everywhere else',
      found: 'none',
    }));
    const twice = entries.flatMap((entry, index) =>
      (entry.surfaces ?? []).flatMap((surface, place) => {
        if (!seen.has(surface)) {
          seen.add(surface);
          return [];
        }
        return [{ at: [name, index, 'surfaces', place], expected: 'each surface once', found: `${surface} twice` }];
      }),
    );
    const unknownPage = entries.flatMap((entry, index) =>
      (entry.surfaces ?? []).flatMap((surface, place) => {
        const slug = practiceOfSurface(surface);
        if (slug === undefined || practiceSlugs.includes(slug)) return [];
        return [{ at: [name, index, 'surfaces', place], expected: 'the page of a practice in practices/', found: surface }];
      }),
    );
    const absent = surfaces[name]
      .filter((surface) => forAll.length === 0 && !seen.has(surface))
      .map((surface) => ({ at: [name], expected: `an entry for the surface ${surface}`, found: 'none' }));
    const backwards = entries.flatMap((entry, index) =>
      'week' in entry ? weekFaults(entry.week as Week, [name, index, 'week']) : [],
    );
    return [...ambiguous, ...twice, ...unknownPage, ...absent, ...backwards];
  });
}

function weekFaults(week: Week, at: ContentPath): Fault[] {
  return Object.entries(week).flatMap(([day, hours]) => {
    if (hours === 'closed') return [];
    const times = hours.lunch ? [hours.open, hours.lunch.from, hours.lunch.to, hours.close] : [hours.open, hours.close];
    const inOrder = times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
    return inOrder ? [] : [{ at: [...at, day], expected: 'times in order', found: times.join(', ') }];
  });
}

function duplicates<Field extends string>(
  entries: readonly Record<Field, string>[] | undefined,
  field: Field,
  at: ContentPath = [],
): Fault[] {
  const seen = new Set<string>();
  return (entries ?? []).flatMap((entry, index) => {
    const value = entry[field];
    if (seen.has(value)) return [{ at: [...at, index, field], expected: `a unique ${field}`, found: `${value} twice` }];
    seen.add(value);
    return [];
  });
}

function unknownPractices<Field extends string>(
  entries: readonly Record<Field, string>[] | undefined,
  field: Field,
  practiceSlugs: readonly string[],
  at: ContentPath = [],
): Fault[] {
  return (entries ?? []).flatMap((entry, index) =>
    practiceSlugs.includes(entry[field])
      ? []
      : [{ at: [...at, index, field], expected: `one of ${practiceSlugs.join(', ')}`, found: entry[field] }],
  );
}

function unknownInLists(
  entries: readonly { practices?: readonly string[] | undefined }[] | undefined,
  practiceSlugs: readonly string[],
  at: ContentPath = [],
): Fault[] {
  return (entries ?? []).flatMap(({ practices = [] }, index) =>
    practices.flatMap((slug, place) =>
      practiceSlugs.includes(slug)
        ? []
        : [{ at: [...at, index, 'practices', place], expected: `one of ${practiceSlugs.join(', ')}`, found: slug }],
    ),
  );
}

function missingPictures<Field extends string>(
  entries: readonly Partial<Record<Field, string | undefined>>[] | undefined,
  fields: readonly Field[],
  files: ReadonlySet<string>,
): Fault[] {
  return (entries ?? []).flatMap((entry, index) =>
    fields.flatMap((field) => {
      const picture = entry[field];
      if (!picture || files.has(`pictures/${picture}`)) return [];
      return [{ at: [index, field], expected: 'a picture in content/pictures', found: `${picture}, which does not exist` }];
    }),
  );
}

const legalPages = ['privacy-policy', 'terms-of-service', 'nhs-information', 'accessibility', 'complaints'];

/** Files that must exist because their pages have fixed addresses. */
function missingPages(files: readonly ContentFile[], practiceSlugs: readonly string[]): Problem[] {
  const locationPages = practiceSlugs.flatMap((slug) => [
    `pages/locations/${slug}-dentist.yaml`,
    `pages/nhs-locations/nhs-${slug}-dentist.yaml`,
  ]);
  return [...locationPages, ...legalPages.map((name) => `pages/legal/${name}.md`)]
    .filter((name) => !files.some(({ file }) => file === name))
    .map((file) => ({ file, line: 1, column: 1, path: file, expected: 'this file', found: 'nothing' }));
}

function nameOf(file: ContentFile | undefined): string {
  return file ? path.posix.parse(file.file).name : '';
}

function toProblems(file: ContentFile | undefined, root: string, faults: readonly Fault[]): Problem[] {
  if (!file) return [];
  return faults.map(({ at, expected, found }) => ({
    file: file.file,
    ...locate(file, at),
    path: describePath(root, at),
    expected,
    found,
  }));
}
