import type { Practice } from '../../content-model/schema/practice.ts';
import { locationPath, nhsLocationPath } from '../../domain/site-pages.ts';
import { type RequestContext, requestContext } from '../../server/request-context.ts';
import { LocationPage } from '../pages/location/location-page.tsx';
import { locationPageData } from '../pages/location/location-page-data.ts';
import { NhsLocationPage } from '../pages/nhs-location/nhs-location-page.tsx';
import { nhsLocationPageData } from '../pages/nhs-location/nhs-location-page-data.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { clinicJsonLd } from '../seo/structured-data/clinic.ts';
import type { Route } from './+types/location';
import { missingPage, pageHead } from './page-head.ts';

function findPage({ content, now }: RequestContext, path: string, practice: Practice) {
  const own = content.locationPages.find((page) => path === locationPath(page.practice));
  if (own) return { head: own.head, location: locationPageData(own, practice, content, now) };
  const nhs = content.nhsLocationPages.find((page) => path === nhsLocationPath(page.practice));
  return nhs && { head: nhs.head, nhsLocation: nhsLocationPageData(nhs, practice, content, now) };
}

/** Both pages of a practice: the router has no route for half a segment. */
export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, now, site } = request;
  const { organisation, practices } = content;
  const path = url.pathname;
  const practice = practices.find(({ slug }) => [locationPath(slug), nhsLocationPath(slug)].includes(path));
  const page = practice && findPage(request, path, practice);
  if (!page) return missingPage(request, path);
  const structuredData = [clinicJsonLd({ organisation, practice, now, base: site.base, groupBase })];
  return { ...page, head: pageHead(request, { path, head: page.head, structuredData }) };
}

export const handle = { hasBooking: (loaderData: object) => !('missing' in loaderData) };

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Location({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <NotFoundPage {...loaderData.missing} />;
  if (loaderData.nhsLocation) return <NhsLocationPage {...loaderData.nhsLocation} />;
  return loaderData.location ? <LocationPage {...loaderData.location} /> : null;
}
