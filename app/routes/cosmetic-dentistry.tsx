import { requestContext } from '../../server/request-context.ts';
import { CosmeticDentistryPage } from '../pages/cosmetic-dentistry/cosmetic-dentistry-page.tsx';
import type { Route } from './+types/cosmetic-dentistry';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const page = request.content.cosmeticDentistryPage;
  const offers = page.treatments;
  return { head: servicePageHead(request, { path: url.pathname, kind: 'service', words: page, offers }), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CosmeticDentistry({ loaderData }: Route.ComponentProps) {
  return <CosmeticDentistryPage {...loaderData.page} />;
}
