import { requestContext } from '../../server/request-context.ts';
import { GeneralDentistryPage } from '../pages/general-dentistry/general-dentistry-page.tsx';
import { serviceJsonLd } from '../seo/structured-data/service.ts';
import type { Route } from './+types/general-dentistry';
import { pageHead } from './page-head.ts';

/** Links and details work without a script: no React runs in the browser. */
export const handle = { hydrate: false };

const path = '/services/general-dentistry';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, site } = request;
  const { head, ...page } = content.generalDentistryPage;
  const service = serviceJsonLd({
    base: site.base,
    groupBase,
    path,
    kind: 'service',
    name: page.hero.heading,
    description: head.description,
    organisation: content.organisation,
  });
  return { head: pageHead(request, { path, head, structuredData: [service] }), page };
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-if-error=86400' });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function GeneralDentistry({ loaderData }: Route.ComponentProps) {
  return <GeneralDentistryPage {...loaderData.page} />;
}
