import { requestContext } from '../../server/request-context.ts';
import { DentalImplantsPage } from '../pages/dental-implants/dental-implants-page.tsx';
import { serviceJsonLd } from '../seo/structured-data/service.ts';
import type { Route } from './+types/dental-implants';
import { pageHead } from './page-head.ts';

/** Links and details work without a script: no React runs in the browser. */
export const handle = { hydrate: false };

const path = '/services/dental-implants';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, site } = request;
  const { head, ...page } = content.dentalImplantsPage;
  const service = serviceJsonLd({
    base: site.base,
    groupBase,
    path,
    kind: 'service',
    name: page.hero.heading,
    description: head.description,
    organisation: content.organisation,
    offers: page.treatments,
  });
  return { head: pageHead(request, { path, head, structuredData: [service] }), page };
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-if-error=86400' });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function DentalImplants({ loaderData }: Route.ComponentProps) {
  return <DentalImplantsPage {...loaderData.page} />;
}
