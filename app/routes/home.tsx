import { data } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import { clinicJsonLd } from '../seo/structured-data/clinic.ts';
import { organisationJsonLd } from '../seo/structured-data/organisation.ts';
import { websiteJsonLd } from '../seo/structured-data/website.ts';
import { practiceStatus, secondsUntilDoorsChange } from '../site/practice-status.ts';
import type { Route } from './+types/home';
import { pageHead } from './page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, groupBase, now, site } = request;
  const { homePage, organisation, practices } = content;
  const place = { base: site.base, groupBase };
  const head = pageHead(request, {
    path: '/',
    head: homePage.head,
    structuredData: [
      organisationJsonLd({ organisation, practices, ...place }),
      websiteJsonLd({ organisation, ...place }),
      ...practices.map((practice) => clinicJsonLd({ organisation, practice, ...place })),
    ],
  });
  const page = {
    hero: homePage.hero,
    about: {
      ...homePage.about,
      places: practices.map(({ imageAlt, location, skyline, slug }) => ({ imageAlt, location, skyline, slug })),
    },
    practices: { ...homePage.practices, items: practices.map((practice) => practiceStatus(practice, organisation, now)) },
  };
  // 'Open now' is true without a script: no shared cache keeps the page past the next change of a door.
  const cacheControl = `public, max-age=0, s-maxage=${secondsUntilDoorsChange(practices, organisation, now)}`;
  return data({ head, page }, { headers: { 'Cache-Control': cacheControl } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.page} />;
}
