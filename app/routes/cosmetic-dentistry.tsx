import { requestContext } from '../../server/request-context.ts';
import { CosmeticDentistryPage } from '../pages/cosmetic-dentistry/cosmetic-dentistry-page.tsx';
import { serviceJsonLd } from '../seo/structured-data/service.ts';
import type { Route } from './+types/cosmetic-dentistry';
import { pageHead } from './page-head.ts';

/** Links and details work without a script: no React runs in the browser. */
export const handle = { hydrate: false };

const path = '/services/cosmetic-dentistry';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, site } = request;
  const { head, testimonial, ...page } = content.cosmeticDentistryPage;
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
  // Where the patient's permission is kept stays on the server.
  const { proof: _, ...words } = testimonial;
  return { head: pageHead(request, { path, head, structuredData: [service] }), page: { ...page, testimonial: words } };
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-if-error=86400' });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CosmeticDentistry({ loaderData }: Route.ComponentProps) {
  return <CosmeticDentistryPage {...loaderData.page} />;
}
