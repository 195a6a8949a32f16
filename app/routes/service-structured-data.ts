import type { RequestContext } from '../../server/request-context.ts';
import { type ServiceContent, serviceJsonLd } from '../seo/structured-data/service.ts';

type ServicePage = { head: { description: string }; hero: { heading: string } };

/** Structured data of a service page, from its heading and description. */
export const serviceStructuredData = (
  { content, groupBase, site }: RequestContext,
  { head, hero }: ServicePage,
  service: Pick<ServiceContent, 'path' | 'kind' | 'offers'>,
) =>
  serviceJsonLd({
    ...service,
    base: site.base,
    groupBase,
    organisation: content.organisation,
    name: hero.heading,
    description: head.description,
  });
