import { nhsLocationPath } from '../../domain/site-pages.ts';
import { requestContext } from '../../server/request-context.ts';
import { NhsLocationPage } from '../pages/nhs-location/nhs-location-page.tsx';
import { nhsLocationPageData } from '../pages/nhs-location/nhs-location-page-data.ts';
import { clinicJsonLd } from '../seo/structured-data/clinic.ts';
import type { Route } from './+types/nhs-location';
import { pageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, now, site } = request;
  const { organisation, practices } = content;
  const path = url.pathname;
  const document = content.nhsLocationPages.find((page) => path === nhsLocationPath(page.practice));
  const practice = practices.find(({ slug }) => slug === document?.practice);
  if (!document || !practice) throw new Response('Not found', { status: 404 });
  const head = pageHead(request, {
    path,
    head: document.head,
    structuredData: [clinicJsonLd({ organisation, practice, now, base: site.base, groupBase })],
  });
  const page = nhsLocationPageData(document, practice, content, now);
  return { head, page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function NhsLocation({ loaderData }: Route.ComponentProps) {
  return <NhsLocationPage {...loaderData.page} />;
}
