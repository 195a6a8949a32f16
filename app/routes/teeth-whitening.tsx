import { requestContext } from '../../server/request-context.ts';
import { TeethWhiteningPage } from '../pages/teeth-whitening/teeth-whitening-page.tsx';
import { practicePhones } from '../practices/practice-phones.ts';
import type { Route } from './+types/teeth-whitening';
import { servicePageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { homePage, practices, teethWhiteningPage: words } = request.content;
  const head = servicePageHead(request, {
    path: url.pathname,
    kind: 'procedure',
    words,
    // The third option combines the first two, so only those are separate offers.
    offers: words.options.slice(0, 2),
  });
  return { head, page: { ...words, practices: practicePhones(practices), call: homePage.contact.call } };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function TeethWhitening({ loaderData }: Route.ComponentProps) {
  return <TeethWhiteningPage {...loaderData.page} />;
}
