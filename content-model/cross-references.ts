import path from 'node:path';
import type { z } from 'zod';
import { isDrawing } from '../domain/photographs.ts';
import { isReservedSlug } from '../domain/site-pages.ts';
import { isSlug } from '../domain/slug.ts';
import { type ContentFile, locate } from './content-file.ts';
import { drawingsOf } from './drawings.ts';
import { pictureUses } from './photographs.ts';
import { type ContentPath, fileProblem, type Problem } from './problem.ts';
import { practiceOfSurface, type Surface, type weekHours } from './schema/published.ts';
import { type SiteContent, yamlFiles } from './schema/site.ts';

/** The valid parts of the content, and the file that each folder entry came from. */
export type PartialReading = { parts: Partial<SiteContent>; files: readonly ContentFile[]; origins: Map<unknown, ContentFile> };

type Fault = { at: ContentPath; expected: string; found: string };
const faultIf = (isWrong: boolean, at: ContentPath, expected: string, found: string): Fault[] =>
  isWrong ? [{ at, expected, found }] : [];

type Published = readonly { surfaces?: readonly Surface[] | undefined; label?: string | undefined }[];
type Week = z.infer<typeof weekHours>;

/** Surfaces that pages require. */
const requiredSurfaces = {
  practice: {
    phones: ['contact-card', 'practice-card', 'nhs-pages', 'footer', 'emergency-page'],
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

/** Surfaces that show what a figure is. */
const labelledSurfaces: Readonly<Record<string, RegExp>> = {
  'organisation hours': /^(?:legal-pages|nhs-pages|nhs-.+-page|accessibility-line|structured-data)$/,
  'organisation hoursTexts': /^(?:top-bar|footer)$/,
  'practice phones': /^emergency-page$/,
};

/** Checks across files that no single schema can make: references, duplicates, hours in order. */
export function crossReferenceProblems(reading: PartialReading): Problem[] {
  const { parts, files, origins } = reading;
  // From file names, so that a reference to an invalid practice is not reported as well.
  const practiceSlugs = files.flatMap(({ file }) => /^practices\/(.+)\.yaml$/.exec(file)?.[1] ?? []);
  const fileNamed = (name: string) => files.find(({ file }) => file === name);
  const inFile = (key: keyof typeof yamlFiles, faults: readonly Fault[]) => toProblems(fileNamed(yamlFiles[key][0]), faults);
  const inEntry = (entry: unknown, faults: readonly Fault[]) => toProblems(origins.get(entry), faults);
  const inPractices = (slug: string, at: ContentPath) =>
    faultIf(!practiceSlugs.includes(slug), at, `one of ${practiceSlugs.join(', ')}`, slug);
  const allInPractices = (slugs: readonly string[] = [], at: ContentPath) =>
    slugs.flatMap((slug, index) => inPractices(slug, [...at, index]));
  const drawings = drawingsOf(files);
  const { notices = [], organisation, team = [] } = parts;
  const { closedDays = [], practices: listed } = organisation ?? {};
  const { practiceReviews = [] } = parts.reviews ?? {};

  return [
    ...inFile('organisation', [
      ...(organisation ? publishedFaults(organisation, 'organisation', practiceSlugs) : []),
      ...allInPractices(listed, ['practices']),
      ...closedDays.flatMap(closedDayFaults),
      ...closedDays.flatMap((day, index) => allInPractices(day.practices, ['closedDays', index, 'practices'])),
    ]),
    ...inFile('notices', [
      ...notices.flatMap(noticeFaults),
      ...notices.flatMap((notice, index) => allInPractices(notice.practices, [index, 'practices'])),
    ]),
    ...inFile('team', [
      ...duplicates(team, 'slug'),
      ...team.flatMap(({ location }, index) => inPractices(location, [index, 'location'])),
    ]),
    ...inFile('services', duplicates(parts.services, 'slug')),
    ...inFile('transformations', duplicates(parts.transformations, 'id')),
    ...inFile('videos', duplicates(parts.videos, 'id')),
    ...inFile('faq', duplicates(parts.faq, 'question')),
    ...inFile('editorialPlan', duplicates(parts.editorialPlan?.topics, 'id', ['topics'])),
    ...(parts.blogBacklog ?? []).flatMap((article) => inEntry(article, topicFaults(article, parts))),
    ...inFile(
      'reviews',
      practiceReviews.flatMap(({ location }, index) => inPractices(location, ['practiceReviews', index, 'location'])),
    ),
    ...inFile('nhsCharges', duplicates(parts.nhsCharges?.exemptions, 'id', ['exemptions'])),
    ...inFile('statutoryNhsCharges', duplicates(parts.statutoryNhsCharges, 'effectiveFrom')),
    ...(parts.practices ?? []).flatMap((practice) =>
      inEntry(practice, practiceFaults(practice, nameOf(origins.get(practice)), listed, practiceSlugs)),
    ),
    ...[...(parts.locationPages ?? []), ...(parts.nhsLocationPages ?? [])].flatMap((page) =>
      inEntry(page, inPractices(page.practice, ['practice'])),
    ),
    ...pictureUses(parts)
      .filter(({ name }) => !(isDrawing(name) ? drawings.has(name) : fileNamed(`pictures/${name}`)))
      .flatMap(({ at, file, name }) => {
        const expected = isDrawing(name) ? 'one of the drawings' : 'a picture in content/pictures';
        return toProblems(fileNamed(file), [{ at, expected, found: `${name}, which does not exist` }]);
      }),
    ...(parts.morePages ?? []).flatMap((page) => inEntry(page, addressFaults(page))),
    ...missingPages(files, practiceSlugs),
  ];
}

function closedDayFaults(
  { closesAt, date, lastDate = date, opensAt }: SiteContent['organisation']['closedDays'][number],
  index: number,
): Fault[] {
  const at = ['closedDays', index];
  return [
    ...faultIf(lastDate < date, [...at, 'lastDate'], `a date on or after ${date}`, lastDate),
    ...(opensAt && closesAt ? faultIf(closesAt <= opensAt, [...at, 'closesAt'], `a time after ${opensAt}`, closesAt) : []),
  ];
}

const noticeFaults = ({ from, until }: SiteContent['notices'][number], index: number) =>
  faultIf(until < from, [index, 'until'], `a date on or after ${from}`, until);

function practiceFaults(
  practice: SiteContent['practices'][number],
  fileName: string,
  listed: readonly string[] | undefined,
  practiceSlugs: readonly string[],
): Fault[] {
  const expected = 'a practice that organisation.yaml lists under practices';
  return [
    ...faultIf(practice.slug !== fileName, ['slug'], `the name of the file, ${fileName}`, practice.slug),
    ...faultIf(listed?.includes(fileName) === false, ['slug'], expected, fileName),
    ...publishedFaults(practice, 'practice', practiceSlugs),
  ];
}

/** A backlog article must belong to a topic of the plan and have an unused name. */
function topicFaults(
  { category, slug }: SiteContent['blogBacklog'][number],
  { editorialPlan, blogArticles = [] }: Partial<SiteContent>,
): Fault[] {
  const topic = editorialPlan?.topics.find(({ id }) => id === slug);
  const inPlan = 'a file name that is the id of a topic in editorial-plan.yaml';
  const isUsed = blogArticles.some((article) => article.slug === slug);
  return [
    ...faultIf(editorialPlan !== undefined && !topic, ['title'], inPlan, slug),
    ...(topic
      ? faultIf(topic.category !== category, ['category'], `the category of its topic, ${topic.category}`, category)
      : []),
    ...faultIf(isUsed, ['title'], 'a file name that is not used in blog/', slug),
  ];
}

/** The name of the file becomes the page's address. */
function addressFaults({ slug }: SiteContent['morePages'][number]): Fault[] {
  const at = ['heading'];
  if (!isSlug(slug)) return [{ at, expected: 'a file name of lower-case words joined by hyphens', found: slug }];
  return faultIf(isReservedSlug(slug), at, 'a file name that is not an address of the site already', `/${slug}`);
}

function publishedFaults<Kind extends keyof typeof requiredSurfaces>(
  holder: Record<keyof (typeof requiredSurfaces)[Kind], Published>,
  kind: Kind,
  practiceSlugs: readonly string[],
): Fault[] {
  const required: Readonly<Record<string, readonly string[]>> = requiredSurfaces[kind];
  return Object.keys(required).flatMap((name) => {
    const entries: Published = holder[name as keyof typeof holder];
    const isLabelShown = (surface: Surface) => labelledSurfaces[`${kind} ${name}`]?.test(surface) ?? false;
    const forAll = entries.flatMap(({ surfaces }, index) => (surfaces ? [] : [index]));
    const shown = entries.flatMap(({ surfaces = [] }, index) =>
      surfaces.map((surface, place) => ({ surface, at: [name, index, 'surfaces', place] })),
    );
    const named: string[] = shown.map(({ surface }) => surface);
    const isUnknownPage = (surface: Surface) => {
      const slug = practiceOfSurface(surface);
      return slug !== undefined && !practiceSlugs.includes(slug);
    };
    return [
      ...forAll.slice(1).map((index) => ({
        at: [name, index],
        expected: 'the places that show it, because another entry is shown everywhere else',
        found: 'none',
      })),
      ...shown.flatMap(({ at, surface }, index) => [
        ...faultIf(named.indexOf(surface) < index, at, 'each surface once', `${surface} twice`),
        ...faultIf(isUnknownPage(surface), at, 'the page of a practice in practices/', surface),
      ]),
      ...entries.flatMap(({ label, surfaces = [] }, index) =>
        faultIf(
          Boolean(label) && (surfaces.length === 0 || !surfaces.every(isLabelShown)),
          [name, index, 'label'],
          'only places that show what it is',
          surfaces.join(', ') || 'everywhere',
        ),
      ),
      ...(required[name] ?? []).flatMap((surface) =>
        faultIf(forAll.length === 0 && !named.includes(surface), [name], `an entry for the surface ${surface}`, 'none'),
      ),
      ...entries.flatMap((entry, index) => ('week' in entry ? weekFaults(entry.week as Week, [name, index, 'week']) : [])),
    ];
  });
}

function weekFaults(week: Week, at: ContentPath): Fault[] {
  return Object.entries(week).flatMap(([day, hours]) => {
    if (hours === 'closed') return [];
    const times = hours.lunch ? [hours.open, hours.lunch.from, hours.lunch.to, hours.close] : [hours.open, hours.close];
    const isInOrder = times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
    return faultIf(!isInOrder, [...at, day], 'times in order', times.join(', '));
  });
}

function duplicates<Field extends string>(
  entries: readonly Record<Field, string>[] = [],
  field: Field,
  at: ContentPath = [],
): Fault[] {
  const values = entries.map((entry) => entry[field]);
  return values.flatMap((value, index) =>
    faultIf(values.indexOf(value) < index, [...at, index, field], `a unique ${field}`, `${value} twice`),
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
    .map((file) => fileProblem(file, 'this file', 'nothing'));
}

function nameOf(file: ContentFile | undefined): string {
  return file ? path.posix.parse(file.file).name : '';
}

function toProblems(file: ContentFile | undefined, faults: readonly Fault[]): Problem[] {
  if (!file) return [];
  return faults.map(({ at, expected, found }) => ({
    file: file.file,
    ...locate(file, at),
    field: at,
    expected,
    found,
  }));
}
