import type { Route } from './page.ts';
import * as blog from './routes/blog.tsx';
import * as blogArticle from './routes/blog-article.tsx';
import * as cosmeticDentistry from './routes/cosmetic-dentistry.tsx';
import * as dentalImplants from './routes/dental-implants.tsx';
import * as emergencyDentist from './routes/emergency-dentist.tsx';
import * as generalDentistry from './routes/general-dentistry.tsx';
import * as home from './routes/home.tsx';
import * as legal from './routes/legal.tsx';
import * as location from './routes/location.tsx';
import * as morePage from './routes/more-page.tsx';
import * as networkOfClinics from './routes/network-of-clinics.tsx';
import * as nhsInformation from './routes/nhs-information.tsx';
import * as offline from './routes/offline.tsx';
import { missingPage } from './routes/page-head.tsx';
import * as review from './routes/review.tsx';
import * as search from './routes/search.tsx';
import * as shareYourStory from './routes/share-your-story.tsx';
import * as staff from './routes/staff.tsx';
import * as teethWhitening from './routes/teeth-whitening.tsx';

/** Every page by its path. The first path that matches is taken. */
export const routes: Record<string, Route> = {
  '/': home,
  '/privacy-policy': legal,
  '/terms-of-service': legal,
  '/accessibility': legal,
  '/complaints': legal,
  '/nhs-information': nhsInformation,
  '/services/general-dentistry': generalDentistry,
  '/services/cosmetic-dentistry': cosmeticDentistry,
  '/services/dental-implants': dentalImplants,
  '/services/teeth-whitening': teethWhitening,
  '/locations/:page': location,
  '/emergency-dentist': emergencyDentist,
  '/network-of-clinics': networkOfClinics,
  '/blog': blog,
  '/blog/:slug': blogArticle,
  '/share-your-story': shareYourStory,
  '/share': shareYourStory,
  '/search': search,
  // Target of the signed links in emails to staff.
  '/staff/:token': staff,
  // Stored by the service worker.
  '/offline': offline,
  // All component fixtures.
  ...(import.meta.env.DEV ? { '/review': review } : {}),
  // The pages that consist of content alone (content/pages/more).
  '/:slug': morePage,
  '*': { get: missingPage },
};
