import type { SiteContent } from '../../content-model/schema/site.ts';
import type { BlogPost } from '../../domain/blog-post.ts';
import { locationPath, nhsLocationPath } from '../../domain/site-pages.ts';
import { slugify } from '../../domain/slug.ts';
import { oneLineAddress } from '../practices/one-line-address.ts';
import { articleScene } from '../share-pictures/article-scene.ts';
import type { SharePicture } from '../share-pictures/share-picture.tsx';

/** A drawing of an article category. */
const sign = (content: Pick<SiteContent, 'drawings'>, category: string, seed: string): SharePicture['scene'] => ({
  kind: 'sign',
  drawing: articleScene(content, category, seed) ?? '',
});

/** Scene and text of a page's share picture. Undefined for paths without one. */
export function sharePictureForPage(content: SiteContent, path: string): SharePicture | undefined {
  const { emergencyPage, legalPages, locationPages, morePages, nhsLocationPages, organisation, practices } = content;
  const places = practices.map(({ skyline }) => skyline);
  const common = { brand: organisation.name, note: organisation.tagline };
  const withHills = (heading: string): SharePicture => ({ ...common, heading, scene: { kind: 'hills', places } });
  const withSign = (heading: string, category: string): SharePicture => ({
    ...common,
    heading,
    scene: sign(content, category, path),
  });

  const town =
    locationPages.find(({ practice }) => path === locationPath(practice)) ??
    nhsLocationPages.find(({ practice }) => path === nhsLocationPath(practice));
  const practice = practices.find(({ slug }) => slug === town?.practice);
  if (town && practice) {
    const note = oneLineAddress(practice.address);
    return { ...common, heading: town.hero.heading, note, scene: { kind: 'town', place: practice.skyline } };
  }

  switch (path) {
    case '/':
      return withHills(content.homePage.hero.headline);
    case '/emergency-dentist': {
      const { hero, line } = emergencyPage;
      return { ...common, heading: hero.heading, figure: line.phone, note: line.availability, scene: { kind: 'night', places } };
    }
    case '/services/general-dentistry':
      return withSign(content.generalDentistryPage.hero.heading, 'dental-health');
    case '/services/cosmetic-dentistry':
      return withSign(content.cosmeticDentistryPage.hero.heading, 'cosmetic-dentistry');
    case '/services/dental-implants':
      return withSign(content.dentalImplantsPage.hero.heading, 'treatments');
    case '/services/teeth-whitening':
      return withSign(content.teethWhiteningPage.hero.heading, 'cosmetic-dentistry');
    case '/nhs-information':
      return withSign(content.nhsInformationPage.hero.heading, 'nhs-services');
    case '/network-of-clinics':
      return withHills(content.networkPage.hero.heading);
    case '/blog':
      return withSign(content.blogPage.hero.heading, 'practice-news');
    case '/share-your-story':
    case '/share':
      return withSign(content.shareYourStoryPage.hero.heading, 'patient-stories');
    case '/search':
      return withHills(content.searchPage.heading);
    default: {
      const page = [...legalPages, ...morePages].find(({ slug }) => path === `/${slug}`);
      return page && withHills(page.heading);
    }
  }
}

export function sharePictureForArticle(
  content: Pick<SiteContent, 'drawings' | 'organisation'>,
  { category, slug, title }: Pick<BlogPost, 'category' | 'slug' | 'title'>,
): SharePicture {
  // The same drawing as on the article page.
  const scene = sign(content, slugify(category), slug);
  return { brand: content.organisation.name, heading: title, note: category, scene };
}
