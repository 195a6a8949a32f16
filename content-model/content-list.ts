import path from 'node:path';
import { locationPath } from '../domain/site-pages.ts';
import type { ContentFile } from './content-file.ts';
import { fieldsOf } from './fields-of.ts';
import { humanise } from './humanise.ts';
import { kindOf } from './json-schemas.ts';
import { labelOf } from './label-of.ts';
import type { ContentPath } from './problem.ts';

export type ListedFile = { file: string; title: string };
export type Group = { title: string; files: ListedFile[] };

type Place = {
  /** What staff call it; `*` stands for the practice. Other files of a folder have their own titles. */
  title?: string;
  /** What the list adds to the title, so that a practice is not taken for its page. */
  about?: string;
  /** The page that shows it; `*` stands for the name of the file. */
  page?: string;
  note?: string;
  /** What staff call an entry, if the file is a list. */
  entry?: string;
};

const lastGroup = 'Everything else';

/** The files in the groups that staff look in. The names are those of `SiteContent`. */
const groups: Record<string, Record<string, Place>> = {
  Pages: {
    homePage: { title: 'Home', page: '/' },
    locationPages: { title: 'Page of *', page: '/locations/*' },
    nhsInformationPage: { title: 'NHS information', page: '/nhs-information' },
    blogPage: { title: 'Blog', page: '/blog' },
    generalDentistryPage: { title: 'General dentistry', page: '/services/general-dentistry' },
    cosmeticDentistryPage: { title: 'Cosmetic dentistry', page: '/services/cosmetic-dentistry' },
    dentalImplantsPage: { title: 'Dental implants', page: '/services/dental-implants' },
    teethWhiteningPage: { title: 'Teeth whitening', page: '/services/teeth-whitening' },
    emergencyPage: { title: 'Emergency dentist', page: '/emergency-dentist' },
    nhsLocationPages: { title: 'NHS in *', page: '/locations/*' },
    networkPage: { title: 'Network of clinics', page: '/network-of-clinics' },
    shareYourStoryPage: { title: 'Share your story', page: '/share-your-story' },
    searchPage: { title: 'Search page', page: '/search' },
    morePages: { page: '/*' },
    legalPages: { page: '/*' },
  },
  Facts: {
    practices: { page: '/locations/*-dentist', about: 'address, phone, opening hours, NHS list' },
    organisation: { title: 'Name, contacts and closed days', page: '/' },
    notices: { title: 'Notices', page: '/', entry: 'a notice' },
    team: { title: 'People', page: '/#team', entry: 'a person' },
    nhsCharges: {
      title: 'NHS bands and exemptions',
      page: '/nhs-information',
      note: "Today's charges are under 'Charges set by law'.",
    },
    statutoryNhsCharges: {
      title: 'Charges set by law',
      page: '/nhs-information',
      note: 'Pages show the last charges whose first day has come. Add a row when new ones are announced, or stay the same on 1 April.',
    },
    services: { title: 'Services', page: '/#services', entry: 'a service' },
    faq: { title: 'Questions and answers', page: '/#faq', entry: 'a question' },
    reviews: { title: 'Reviews', page: '/#reviews' },
    transformations: { title: 'Before and after', page: '/#transformations', entry: 'a treatment' },
    videos: { title: 'Videos', page: '/#videos', entry: 'a video' },
    partnerClinics: { title: 'Partner clinics', page: '/network-of-clinics', entry: 'a clinic' },
  },
  [lastGroup]: {
    navigation: { title: 'Menus and footer', page: '/' },
    locationWords: { title: 'Texts on all practice pages', page: '/locations/ripon-dentist' },
    brand: { title: 'Colours', page: '/' },
    editorialPlan: { title: 'Topics of articles' },
    notFoundPage: { title: 'Shown when there is no such page', page: '/no/such-page' },
    offlinePage: { title: 'Shown when offline', page: '/offline' },
    busyPage: { title: 'Shown when the site is busy' },
    errorPage: { title: 'Shown after an error' },
    staffPage: { title: 'Behind the links in emails to staff' },
    redirects: {
      title: 'Old addresses',
      entry: 'an old address',
      note: 'Addresses of an earlier website, and the pages that they lead to now.',
    },
    synonyms: {
      title: 'Other words for search',
      page: '/search',
      entry: 'a set of words',
      note: 'What patients type into the search, and the word on the pages that it then looks for too.',
    },
  },
  'Articles to come': { blogBacklog: { note: 'Each morning at nine the next of these articles is published.' } },
};

/** Written by a command, and the first articles, which are copied to the blog once. */
const hidden = ['accessibilityTests', 'blogArticles'];

function placeOf(file: string): { group: string; place: Place; rank: number } | undefined {
  const key = kindOf(file)?.key;
  if (!key || hidden.includes(key)) return undefined;
  const [group, places] = Object.entries(groups).find(([, places]) => key in places) ?? [lastGroup, {}];
  return { group, place: places[key] ?? { title: humanise(key) }, rank: Object.keys(places).indexOf(key) };
}

/** Whether staff can edit a file. */
export const isListed = (file: string) => placeOf(file) !== undefined;

/** Every file that can be edited, pages in the order of the site's menu. Kinds without a group are in the last but one. */
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

export function titleOf({ file, data }: Pick<ContentFile, 'data' | 'file'>): string {
  const value = data?.value as Record<'title' | 'location' | 'heading' | 'practice', unknown> | null | undefined;
  const practice = humanise(String(value?.practice ?? ''));
  const own = placeOf(file)?.place.title?.replace('*', practice) ?? value?.location ?? value?.title ?? value?.heading;
  return typeof own === 'string' ? own : humanise(path.posix.parse(file).name);
}

export const titleAt = (files: readonly ContentFile[], name: string): string =>
  titleOf(files.find(({ file }) => file === name) ?? { file: name });

/** 'a notice', or "a question ('Who pays?')" if it has a name. */
export function entryName(file: string, field: ContentPath, entry: unknown): string {
  const list = field.findLast((part) => typeof part === 'string');
  const noun = list === undefined ? placeOf(file)?.place.entry : `an entry of '${humanise(list)}'`;
  const name = labelOf(entry);
  const short = name && name.length > 60 ? `${name.slice(0, 57)}...` : name;
  return `${noun ?? 'an entry'}${short ? ` ('${short}')` : ''}`;
}

/** The page that shows a file, and a note about it. */
export function pageOf(file: string): { page?: string | undefined; note?: string | undefined } {
  const place = placeOf(file)?.place;
  return { page: place?.page?.replace('*', path.posix.parse(file).name), note: place?.note };
}
