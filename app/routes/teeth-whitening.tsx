import { publishedOn } from '../../domain/published.ts';
import { requestContext } from '../../server/request-context.ts';
import { TeethWhiteningPage } from '../pages/teeth-whitening/teeth-whitening-page.tsx';
import { faqJsonLd } from '../seo/structured-data/faq.ts';
import type { Route } from './+types/teeth-whitening';
import { pageHead } from './page-head.ts';
import { serviceStructuredData } from './service-structured-data.ts';

const path = '/services/teeth-whitening';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content } = request;
  const { head, ...words } = content.teethWhiteningPage;
  const procedure = serviceStructuredData(request, content.teethWhiteningPage, {
    path,
    kind: 'procedure',
    // The third option combines the first two, so only those are separate offers.
    offers: words.options.slice(0, 2),
  });
  const practices = content.practices.map(({ location, phones, slug }) => ({
    slug,
    location,
    phone: publishedOn(phones, 'contact-card').phone,
  }));
  return {
    head: pageHead(request, { path, head, structuredData: [procedure, faqJsonLd(words.faq.items)] }),
    page: { ...words, practices },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function TeethWhitening({ loaderData }: Route.ComponentProps) {
  return <TeethWhiteningPage {...loaderData.page} />;
}
