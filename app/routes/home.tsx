import { sitePages } from '../../domain/site-pages.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { homeData } from '../pages/home/home-data.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import { videoPicture } from '../sections/shown-picture.ts';
import { clinicJsonLd } from '../seo/structured-data/clinic.ts';
import { organisationJsonLd, reviewsJsonLd, websiteJsonLd } from '../seo/structured-data/organisation.ts';
import { faqJsonLd, serviceJsonLd } from '../seo/structured-data/service.ts';
import { videoJsonLd } from '../seo/structured-data/video.ts';
import { pageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { content, groupBase, now, site } = request;
  const { faq, lastUpdated, organisation, practices, reviews, services, videos } = content;
  const place = { base: site.base, groupBase };
  const servicePages = services
    .map(({ description, slug, title }) => ({ path: `/services/${slug}`, name: title, description }))
    .filter((service) => sitePages(content).some(({ path }) => path === service.path));
  const head = pageHead(request, {
    path: '/',
    head: content.homePage.head,
    structuredData: [
      organisationJsonLd({ organisation, practices, ...place }),
      websiteJsonLd({ lastUpdated, organisation, ...place }),
      ...practices.map((practice) => clinicJsonLd({ organisation, practice, now, ...place })),
      faqJsonLd(faq),
      reviewsJsonLd({ organisation, reviews: [...reviews.testimonials, ...reviews.practiceReviews], ...place }),
      ...servicePages.map((service) => serviceJsonLd({ kind: 'service', organisation, ...service, ...place })),
      ...videos.map((video) => videoJsonLd(site.base, video, videoPicture(video, content).src)),
    ],
  });
  return { head, main: <HomePage {...homeData(content, now)} /> };
}
