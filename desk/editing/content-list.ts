import path from 'node:path';
import { labelOf } from '../../content/compare.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { humanise } from '../../content/humanise.ts';
import { kindOf } from '../../content/json-schemas.ts';
import type { ContentPath } from '../../content/problem.ts';

export type ListedFile = { file: string; title: string };
export type Group = { title: string; files: ListedFile[] };

type Place = {
  /** What staff call it; `*` stands for the practice. Other files of a folder have their own titles. */
  title?: string;
  /** The page that shows it; `*` stands for the name of the file. */
  page?: string;
  note?: string;
  /** What staff call an entry, if the file is a list. */
  entry?: string;
};

/** The files in the groups that staff look in. The names are those of `SiteContent`. */
const groups: Record<string, Record<string, Place>> = {
  Practices: { practices: { page: '/locations/*-dentist' } },
  'The group': {
    organisation: { title: 'Name, contacts and closed days', page: '/' },
    notices: { title: 'Notices', page: '/', entry: 'a notice' },
    team: { title: 'People', page: '/#team', entry: 'a person' },
  },
  Prices: {
    nhsCharges: { title: 'NHS charges', page: '/nhs-information' },
    cosmeticDentistryPage: { title: 'Cosmetic dentistry', page: '/services/cosmetic-dentistry' },
    dentalImplantsPage: { title: 'Dental implants', page: '/services/dental-implants' },
    teethWhiteningPage: { title: 'Teeth whitening', page: '/services/teeth-whitening' },
    statutoryNhsCharges: {
      title: 'Statutory NHS charges',
      note: 'The NHS charges are checked against these. No page shows them.',
    },
  },
  'Questions and reviews': {
    faq: { title: 'Questions and answers', page: '/#faq', entry: 'a question' },
    reviews: { title: 'Reviews', page: '/#reviews' },
  },
  Services: {
    services: { title: 'Services', page: '/#services', entry: 'a service' },
    transformations: { title: 'Before and after', page: '/#transformations', entry: 'a treatment' },
    videos: { title: 'Videos', page: '/#videos', entry: 'a video' },
    partnerClinics: { title: 'Partner clinics', page: '/network-of-clinics', entry: 'a clinic' },
  },
  Pages: {
    homePage: { title: 'Home', page: '/' },
    generalDentistryPage: { title: 'General dentistry', page: '/services/general-dentistry' },
    emergencyPage: { title: 'Emergency dentist', page: '/emergency-dentist' },
    nhsInformationPage: { title: 'NHS information', page: '/nhs-information' },
    locationPages: { title: '* practice', page: '/locations/*' },
    nhsLocationPages: { title: 'NHS in *', page: '/locations/*' },
    locationWords: { title: 'Texts on all practice pages', page: '/locations/ripon-dentist' },
    networkPage: { title: 'Network of clinics', page: '/network-of-clinics' },
    shareYourStoryPage: { title: 'Share your story', page: '/share-your-story' },
    blogPage: { title: 'Blog', page: '/blog' },
    searchPage: { title: 'Search', page: '/search' },
    morePages: { page: '/*' },
    legalPages: { page: '/*' },
  },
  'Articles to come': {
    blogBacklog: { note: 'Each morning at nine the next of these articles is published.' },
    editorialPlan: { title: 'Topics of articles' },
  },
};

const lastGroup = 'Everything else';
const otherPlaces: Record<string, Place> = {
  navigation: { title: 'Menus and footer', page: '/' },
  brand: { title: 'Colours', page: '/' },
  notFoundPage: { title: 'Page not found', page: '/no/such-page' },
  redirects: {
    title: 'Old addresses',
    entry: 'an old address',
    note: 'Addresses of an earlier website, and the pages that they lead to now.',
  },
  offlinePage: { title: 'Page shown when offline', page: '/offline' },
};

/** Written by a command, and the first articles, which are copied to the blog once. */
const hidden = ['accessibilityTests', 'blogArticles'];

function placeOf(file: string): { group: string; place: Place; key: string } | undefined {
  const key = kindOf(file)?.key;
  if (!key || hidden.includes(key)) return undefined;
  const group = Object.entries(groups).find(([, places]) => key in places);
  const place = group?.[1][key] ?? otherPlaces[key] ?? { title: humanise(key) };
  return { group: group?.[0] ?? lastGroup, place, key };
}

/** Every file that can be edited. Kinds without a group are in the last one. */
export function listContent(files: readonly ContentFile[]): Group[] {
  const order = [...Object.keys(groups), lastGroup];
  return order
    .map((title) => {
      const keys = Object.keys(groups[title] ?? {});
      const own = files
        .flatMap((file) => {
          const found = placeOf(file.file);
          return found?.group === title ? [{ file: file.file, title: titleOf(file), rank: keys.indexOf(found.key) }] : [];
        })
        .sort((a, b) => a.rank - b.rank);
      return { title, files: own.map(({ file, title }) => ({ file, title })) };
    })
    .filter((group) => group.files.length > 0);
}

export function titleOf({ file, data }: Pick<ContentFile, 'data' | 'file'>): string {
  const value = data?.value as Record<'title' | 'location' | 'heading' | 'practice', unknown> | null | undefined;
  const practice = humanise(String(value?.practice ?? ''));
  const own = placeOf(file)?.place.title?.replace('*', practice) ?? value?.location ?? value?.title ?? value?.heading;
  return typeof own === 'string' ? own : humanise(path.posix.parse(file).name);
}

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
