import { requestContext } from '../../server/request-context.ts';
import { CosmeticDentistryPage } from '../pages/cosmetic-dentistry/cosmetic-dentistry-page.tsx';
import type { Route } from './+types/cosmetic-dentistry';
import { pageHead } from './page-head.ts';
import { serviceStructuredData } from './service-structured-data.ts';

const path = '/services/cosmetic-dentistry';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content } = request;
  const { head, testimonial, ...page } = content.cosmeticDentistryPage;
  const service = serviceStructuredData(request, content.cosmeticDentistryPage, {
    path,
    kind: 'service',
    offers: page.treatments,
  });
  // `proof` says where the patient's consent is stored and must not be sent to browsers.
  const { proof: _, ...words } = testimonial;
  return { head: pageHead(request, { path, head, structuredData: [service] }), page: { ...page, testimonial: words } };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CosmeticDentistry({ loaderData }: Route.ComponentProps) {
  return <CosmeticDentistryPage {...loaderData.page} />;
}
