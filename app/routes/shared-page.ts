import type { SiteContent } from '../../content/schema/site.ts';
import type { BlogPost } from '../../domain/blog-post.ts';
import { locationPath, nhsLocationPath } from '../../domain/site-pages.ts';
import { slugify } from '../../domain/slug.ts';
import { oneLineAddress } from '../practices/one-line-address.ts';
import type { SharePicture } from '../share-pictures/share-picture.tsx';

/** The sign that stands for a page, by the category of articles that it belongs to. */
const sign = (category: string, path: string): SharePicture['scene'] => ({ kind: 'sign', category, seed: path });

/** What the picture of a page shows and says, in the page's own words; nothing for an address that has no picture. */
export function sharedPage(content: SiteContent, path: string): SharePicture | undefined {
  const { emergencyPage, legalPages, locationPages, nhsLocationPages, organisation, practices } = content;
  const places = practices.map(({ skyline }) => skyline);
  const every = { brand: organisation.name, note: organisation.tagline };
  const inTheHills = (heading: string): SharePicture => ({ ...every, heading, scene: { kind: 'hills', places } });
  const underASign = (heading: string, category: string): SharePicture => ({ ...every, heading, scene: sign(category, path) });

  const town =
    locationPages.find(({ practice }) => path === locationPath(practice)) ??
    nhsLocationPages.find(({ practice }) => path === nhsLocationPath(practice));
  const practice = practices.find(({ slug }) => slug === town?.practice);
  if (town && practice) {
    const note = oneLineAddress(practice.address);
    return { ...every, heading: town.hero.heading, note, scene: { kind: 'town', place: practice.skyline } };
  }

  switch (path) {
    case '/':
      return inTheHills(content.homePage.hero.headline);
    case '/emergency-dentist': {
      const { hero, line } = emergencyPage;
      return { ...every, heading: hero.heading, figure: line.phone, note: line.availability, scene: { kind: 'night', places } };
    }
    case '/services/general-dentistry':
      return underASign(content.generalDentistryPage.hero.heading, 'dental-health');
    case '/services/cosmetic-dentistry':
      return underASign(content.cosmeticDentistryPage.hero.heading, 'cosmetic-dentistry');
    case '/services/dental-implants':
      return underASign(content.dentalImplantsPage.hero.heading, 'treatments');
    case '/services/teeth-whitening':
      return underASign(content.teethWhiteningPage.hero.heading, 'cosmetic-dentistry');
    case '/nhs-information':
      return underASign(content.nhsInformationPage.hero.heading, 'nhs-services');
    case '/network-of-clinics':
      return inTheHills(content.networkPage.hero.heading);
    case '/blog':
      return underASign(content.blogPage.hero.heading, 'practice-news');
    case '/share-your-story':
    case '/share':
      return underASign(content.shareYourStoryPage.hero.heading, 'patient-stories');
    case '/search':
      return inTheHills(content.searchPage.heading);
    default: {
      const legal = legalPages.find(({ slug }) => path === `/${slug}`);
      return legal && inTheHills(legal.heading);
    }
  }
}

export function sharedArticle(
  { organisation }: Pick<SiteContent, 'organisation'>,
  { category, slug, title }: Pick<BlogPost, 'category' | 'slug' | 'title'>,
): SharePicture {
  // The same drawing as beside the article, so that whoever follows the link knows where they are.
  const scene = { kind: 'sign' as const, category: slugify(category), seed: slug };
  return { brand: organisation.name, heading: title, note: category, scene };
}
