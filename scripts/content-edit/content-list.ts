import path from 'node:path';
import type { ContentFile } from '../../content/content-file.ts';
import { humanise } from '../../content/humanise.ts';
import { kindOf } from '../../content/json-schemas.ts';

export type ListedFile = { file: string; title: string };
export type Group = { title: string; files: ListedFile[] };

type Place = {
  /** What a manager calls it; of a folder each file has its own. */
  title?: string;
  /** The page that shows it; `*` stands for the name of the file. */
  page?: string;
  note?: string;
};

const published =
  'These articles are put into the blog once, when it is set up. A change here does not reach an article that is already there.';
const waiting = 'Each morning at nine the next article that waits is published.';

/** The files as a manager looks for them. The names are those of `SiteContent`. */
const shelves: Record<string, Record<string, Place>> = {
  Practices: { practices: { page: '/locations/*-dentist' } },
  'The group': {
    organisation: { title: 'Name, contacts and hours for all', page: '/' },
    notices: { title: 'Notices', page: '/' },
    team: { title: 'People', page: '/#team' },
  },
  Prices: {
    nhsCharges: { title: 'NHS charges', page: '/nhs-information' },
    cosmeticDentistryPage: { title: 'Cosmetic dentistry', page: '/services/cosmetic-dentistry' },
    dentalImplantsPage: { title: 'Dental implants', page: '/services/dental-implants' },
    teethWhiteningPage: { title: 'Teeth whitening', page: '/services/teeth-whitening' },
    statutoryNhsCharges: { title: 'What the law says', note: 'To hold the NHS charges against; shown on no page.' },
  },
  'What patients ask and say': {
    faq: { title: 'Questions and answers', page: '/#faq' },
    reviews: { title: 'Reviews', page: '/#reviews' },
  },
  'What we do': {
    services: { title: 'The services', page: '/#services' },
    transformations: { title: 'Before and after', page: '/#transformations' },
    videos: { title: 'Films', page: '/#videos' },
    partnerClinics: { title: 'Partner clinics', page: '/network-of-clinics' },
  },
  Pages: {
    homePage: { title: 'Home', page: '/' },
    generalDentistryPage: { title: 'General dentistry', page: '/services/general-dentistry' },
    emergencyPage: { title: 'Emergency dentist', page: '/emergency-dentist' },
    nhsInformationPage: { title: 'NHS information', page: '/nhs-information' },
    locationPages: { page: '/locations/*' },
    nhsLocationPages: { page: '/locations/*' },
    locationWords: { title: 'Words of all location pages', page: '/locations/ripon-dentist' },
    networkPage: { title: 'Network of clinics', page: '/network-of-clinics' },
    shareYourStoryPage: { title: 'Share your story', page: '/share-your-story' },
    blogPage: { title: 'Blog', page: '/blog' },
    searchPage: { title: 'Search', page: '/search' },
    morePages: { page: '/*' },
    legalPages: { page: '/*' },
  },
  'Articles that wait': {
    blogBacklog: { note: waiting },
    editorialPlan: { title: 'What articles may be about' },
  },
  'First articles': { blogArticles: { page: '/blog/*', note: published } },
};

const last = 'Everything else';
const furtherPlaces: Record<string, Place> = {
  navigation: { title: 'Menus and the foot of the page', page: '/' },
  brand: { title: 'Colours', page: '/' },
  notFoundPage: { title: 'Page not found', page: '/no/such-page' },
  offlinePage: { title: 'No signal', page: '/offline' },
};

/** Written by a command, and by nobody's hand. */
const leftOut = ['accessibilityTests'];

function placeOf(file: string): { group: string; place: Place; key: string } | undefined {
  const key = kindOf(file)?.key;
  if (!key || leftOut.includes(key)) return undefined;
  const shelf = Object.entries(shelves).find(([, places]) => key in places);
  const place = shelf?.[1][key] ?? furtherPlaces[key] ?? { title: humanise(key) };
  return { group: shelf?.[0] ?? last, place, key };
}

/** Every file that can be edited, in groups. A kind that nobody has given a place is listed last, and not forgotten. */
export function listContent(files: readonly ContentFile[]): Group[] {
  const order = [...Object.keys(shelves), last];
  return order
    .map((title) => {
      const keys = Object.keys(shelves[title] ?? {});
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

export function titleOf({ file, data }: ContentFile): string {
  const value = data?.value as { title?: unknown; location?: unknown; heading?: unknown } | null | undefined;
  const own = placeOf(file)?.place.title ?? value?.location ?? value?.title ?? value?.heading;
  return typeof own === 'string' ? own : humanise(path.posix.parse(file).name);
}

/** The path of the page that shows a file, and what to know about it. */
export function pageOf(file: string): { page?: string | undefined; note?: string | undefined } {
  const place = placeOf(file)?.place;
  return { page: place?.page?.replace('*', path.posix.parse(file).name), note: place?.note };
}
