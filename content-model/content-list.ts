import path from 'node:path';
import { sentenceCase } from '../domain/sentence-case.ts';
import { locationPath } from '../domain/site-pages.ts';
import type { ContentFile } from './content-file.ts';
import { singularOf, withArticle } from './field-address.ts';
import { labelOf, schemasAt } from './field-schema.ts';
import { fieldsOf } from './fields-of.ts';
import { kindOf } from './json-schemas.ts';
import type { ContentPath } from './problem.ts';

export type ListedFile = { file: string; title: string };
export type Group = { title: string; files: ListedFile[] };

type Place = {
  /** The page that shows it; `*` stands for the name of the file. */
  page?: string;
  /** What the list adds to the title, so that a practice is not taken for its page. */
  about?: string;
};

const lastGroup = 'Everything else';

/**
 * The files in the groups that staff look in. The names are those of `SiteContent`; the schemas have their titles. What a command writes
 * is not here, and neither are the first articles, which are copied to the blog once.
 */
const groups: Record<string, Record<string, Place>> = {
  Pages: {
    homePage: { page: '/' },
    locationPages: { page: '/locations/*' },
    nhsInformationPage: { page: '/nhs-information' },
    blogPage: { page: '/blog' },
    generalDentistryPage: { page: '/services/general-dentistry' },
    cosmeticDentistryPage: { page: '/services/cosmetic-dentistry' },
    dentalImplantsPage: { page: '/services/dental-implants' },
    teethWhiteningPage: { page: '/services/teeth-whitening' },
    emergencyPage: { page: '/emergency-dentist' },
    nhsLocationPages: { page: '/locations/*' },
    networkPage: { page: '/network-of-clinics' },
    shareYourStoryPage: { page: '/share-your-story' },
    searchPage: { page: '/search' },
    morePages: { page: '/*' },
    legalPages: { page: '/*' },
  },
  Facts: {
    practices: { page: '/locations/*-dentist', about: 'address, phone, opening hours, NHS list' },
    organisation: { page: '/' },
    notices: { page: '/' },
    team: { page: '/#team' },
    nhsCharges: { page: '/nhs-information' },
    statutoryNhsCharges: { page: '/nhs-information' },
    services: { page: '/#services' },
    faq: { page: '/#faq' },
    reviews: { page: '/#reviews' },
    transformations: { page: '/#transformations' },
    videos: { page: '/#videos' },
    partnerClinics: { page: '/network-of-clinics' },
  },
  [lastGroup]: {
    navigation: { page: '/' },
    locationWords: { page: '/locations/ripon-dentist' },
    brand: { page: '/' },
    editorialPlan: {},
    notFoundPage: { page: '/no/such-page' },
    offlinePage: { page: '/offline' },
    busyPage: {},
    errorPage: {},
    staffPage: {},
    redirects: {},
    synonyms: { page: '/search' },
  },
  'Articles that you write': { articles: { page: '/blog/*' } },
  'Articles to come': { blogBacklog: {} },
};

function placeOf(file: string): { group: string; place: Place; rank: number } | undefined {
  const { key = '' } = kindOf(file) ?? {};
  const [group, places] = Object.entries(groups).find(([, places]) => key in places) ?? [];
  const place = places?.[key];
  return group && place ? { group, place, rank: Object.keys(places).indexOf(key) } : undefined;
}

/** Whether staff can edit a file. */
export const isListed = (file: string) => placeOf(file) !== undefined;

/** Every file that can be edited, pages in the order of the site's menu. */
export function listContent(files: readonly ContentFile[]): Group[] {
  const menu = menuOf(files);
  const listed = files.flatMap((file) => {
    const found = placeOf(file.file);
    if (!found) return [];
    const { about } = found.place;
    const inMenu = menu.indexOf(pageOf(file.file).page ?? '');
    const menuRank = inMenu < 0 ? menu.length : inMenu;
    const ranks = found.group === 'Pages' ? [menuRank, found.rank] : [found.rank, menuRank];
    return [{ ...found, file: file.file, title: about ? `${titleOf(file)}: ${about}` : titleOf(file), ranks }];
  });
  return Object.keys(groups)
    .map((title) => ({
      title,
      files: listed
        .filter(({ group }) => group === title)
        .sort(({ ranks: [a = 0, b = 0] }, { ranks: [c = 0, d = 0] }) => a - c || b - d)
        .map(({ file, title }) => ({ file, title })),
    }))
    .filter((group) => group.files.length > 0);
}

/** The paths of the pages in the header, then in the footer. */
function menuOf(files: readonly ContentFile[]): string[] {
  const readValue = (name: string) => files.find(({ file }) => file === name)?.data?.value;
  const { footer, header } = (readValue('navigation.yaml') ?? {}) as Record<'footer' | 'header', unknown>;
  const { practices = [] } = (readValue('organisation.yaml') ?? {}) as { practices?: string[] };
  return [...fieldsOf(header), ...fieldsOf(footer)].flatMap(({ field, value }) => {
    if (field.at(-1) === 'locationsLabel') return practices.map(locationPath);
    return field.at(-1) === 'to' ? (String(value).split('#')[0] ?? '') : [];
  });
}

/** What staff call each page, by its path. */
export function pageTitles(files: readonly ContentFile[]): Map<string, string> {
  const pages = listContent(files).filter(({ title }) => title === 'Pages' || title === lastGroup);
  return new Map(
    pages.flatMap(({ files }) => files.map(({ file, title }) => [pageOf(file).page ?? '', title] as const)).reverse(),
  );
}

/** The file that a page is made of. */
export const fileOfPage = (files: readonly ContentFile[], page: string): string | undefined =>
  listContent(files)
    .flatMap((group) => group.files)
    .find(({ file }) => pageOf(file).page === page)?.file;

/** What staff call a file. In the title of its kind `*` stands for the practice; some kinds have only titles of their own. */
export function titleOf({ file, data }: Pick<ContentFile, 'data' | 'file'>): string {
  const value = data?.value as Record<'title' | 'location' | 'heading' | 'practice', unknown> | null | undefined;
  const practice = sentenceCase(String(value?.practice ?? ''));
  const own = kindOf(file)?.schema.title?.replace('*', practice) ?? value?.location ?? value?.title ?? value?.heading;
  return typeof own === 'string' ? own : sentenceCase(path.posix.parse(file).name);
}

export const titleAt = (files: readonly ContentFile[], name: string): string =>
  titleOf(files.find(({ file }) => file === name) ?? { file: name });

/** 'a notice', or "a question ('Who pays?')" if it has a name. */
export function entryName(file: string, field: ContentPath, entry: unknown): string {
  const schemas = [kindOf(file)?.schema ?? {}, ...schemasAt(field, kindOf(file)?.schema)];
  const [list = {}, item] = schemas.slice(-2);
  const name = labelOf(entry, item);
  const short = name && name.length > 60 ? `${name.slice(0, 57)}...` : name;
  return `${withArticle(singularOf(list))}${short ? ` ('${short}')` : ''}`;
}

/** The page that shows a file, and a note about it. */
export const pageOf = (file: string): { page?: string | undefined; note?: string | undefined } => ({
  page: placeOf(file)?.place.page?.replace('*', path.posix.parse(file).name),
  note: kindOf(file)?.schema.description,
});
