import { locationPath } from '../../domain/site-pages.ts';
import { requestContext } from '../../server/request-context.ts';
import { LocationPage } from '../pages/location/location-page.tsx';
import { locationPageData } from '../pages/location/location-page-data.ts';
import { clinicJsonLd } from '../seo/structured-data/clinic.ts';
import type { Route } from './+types/location';
import { pageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, now, site } = request;
  const { organisation } = content;
  const path = url.pathname;
  const document = content.locationPages.find((page) => path === locationPath(page.practice));
  const practice = content.practices.find(({ slug }) => slug === document?.practice);
  if (!document || !practice) throw new Response('Not found', { status: 404 });
  const head = pageHead(request, {
    path,
    head: document.head,
    structuredData: [clinicJsonLd({ organisation, practice, now, base: site.base, groupBase })],
  });
  const page = locationPageData(document, practice, content, now);
  return { head, page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Location({ loaderData }: Route.ComponentProps) {
  return <LocationPage {...loaderData.page} />;
}
