import { publishedOn } from '../../domain/published.ts';
import { requestContext } from '../../server/request-context.ts';
import { TeethWhiteningPage } from '../pages/teeth-whitening/teeth-whitening-page.tsx';
import { faqJsonLd } from '../seo/structured-data/faq.ts';
import { serviceJsonLd } from '../seo/structured-data/service.ts';
import type { Route } from './+types/teeth-whitening';
import { pageHead } from './page-head.ts';

/** Links and details work without a script: no React runs in the browser. */
export const handle = { hydrate: false };

const path = '/services/teeth-whitening';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, site } = request;
  const { head, ...words } = content.teethWhiteningPage;
  const procedure = serviceJsonLd({
    base: site.base,
    groupBase,
    path,
    kind: 'procedure',
    name: words.hero.heading,
    description: head.description,
    organisation: content.organisation,
    // The third option is the first two together, so only these are offers of their own.
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

export const headers = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-if-error=86400' });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function TeethWhitening({ loaderData }: Route.ComponentProps) {
  return <TeethWhiteningPage {...loaderData.page} />;
}
