import { requestContext } from '../../server/request-context.ts';
import { CosmeticDentistryPage } from '../pages/cosmetic-dentistry/cosmetic-dentistry-page.tsx';
import type { Route } from './+types/cosmetic-dentistry';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const words = request.content.cosmeticDentistryPage;
  // `proof` says where the patient's consent is stored and must not be sent to browsers.
  const { proof: _, ...testimonial } = words.testimonial;
  const { head: __, ...page } = { ...words, testimonial };
  return { head: servicePageHead(request, { path: url.pathname, kind: 'service', words, offers: words.treatments }), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CosmeticDentistry({ loaderData }: Route.ComponentProps) {
  return <CosmeticDentistryPage {...loaderData.page} />;
}
