import type { Practice } from '../../content-model/schema/practice.ts';
import { locationPath, nhsLocationPath } from '../../domain/site-pages.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { LocationPage } from '../pages/location/location-page.tsx';
import { locationPageData } from '../pages/location/location-page-data.ts';
import { NhsLocationPage } from '../pages/nhs-location/nhs-location-page.tsx';
import { nhsLocationPageData } from '../pages/nhs-location/nhs-location-page-data.ts';
import { clinicJsonLd } from '../seo/structured-data/clinic.ts';
import { missingPage, pageHead } from './page-head.tsx';

function findPage({ content, now }: RequestContext, path: string, practice: Practice) {
  const own = content.locationPages.find((page) => path === locationPath(page.practice));
  if (own) return { head: own.head, main: <LocationPage {...locationPageData(own, practice, content, now)} /> };
  const nhs = content.nhsLocationPages.find((page) => path === nhsLocationPath(page.practice));
  return nhs && { head: nhs.head, main: <NhsLocationPage {...nhsLocationPageData(nhs, practice, content, now)} /> };
}

/** Both pages of a practice. */
export function get(request: RequestContext): Page {
  const { content, groupBase, now, site } = request;
  const { organisation, practices } = content;
  const path = request.url.pathname;
  const practice = practices.find(({ slug }) => [locationPath(slug), nhsLocationPath(slug)].includes(path));
  const page = practice && findPage(request, path, practice);
  if (!page) return missingPage(request);
  const structuredData = [clinicJsonLd({ organisation, practice, now, base: site.base, groupBase })];
  return { head: pageHead(request, { path, head: page.head, structuredData }), main: page.main, hasBooking: true };
}
