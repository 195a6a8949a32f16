import { fillPlaceholders } from '../../content/fill-placeholders.ts';
import { headingsOf, renderMarkdown } from '../../content/markdown.ts';
import { nhsQuestion } from '../../domain/nhs-band.ts';
import { describeWeek, groupHours } from '../../domain/opening-hours.ts';
import { requestContext } from '../../server/request-context.ts';
import { chargeRows } from '../pages/nhs-information/charge-rows.ts';
import { helperAnswer } from '../pages/nhs-information/helper-answer.ts';
import { NhsInformationPage, type NhsInformationPageProps } from '../pages/nhs-information/nhs-information-page.tsx';
import { nhsPractice } from '../pages/nhs-information/nhs-practice.ts';
import { chargesInForce } from '../practices/charges-in-force.ts';
import type { Route } from './+types/nhs-information';
import { pageHead } from './page-head.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, now } = request;
  const { legalPages, navigation, nhsCharges: charges, nhsInformationPage: words, organisation, practices } = content;
  const legal = legalPages.find(({ slug }) => slug === 'nhs-information');
  if (!legal) throw new Response('Not found', { status: 404 });
  const { reminder, row } = chargesInForce(charges, now);
  const question = nhsQuestion(url.searchParams);
  const { need, who } = question;
  const week = groupHours(organisation);
  const { head, ...shown } = words;
  const { markdown, heading, lead, lastUpdated, lastUpdatedDate } = legal;
  const html = renderMarkdown(fillPlaceholders(markdown, content, request.retention));
  const page: NhsInformationPageProps = {
    words: shown,
    labels: { back: navigation.backLabel, contents: navigation.pageContents, lastUpdated: navigation.pageLastUpdated },
    charges: { year: row.label, rows: chargeRows(charges, row, words), reminder },
    exemptions: charges.exemptions,
    practices: practices.map(nhsPractice),
    hours: week && describeWeek(week),
    legal: { heading, lead, lastUpdated, lastUpdatedDate, contents: headingsOf(markdown), html },
    question,
    answer: need && who ? helperAnswer({ need, who, words, charges, row }) : undefined,
  };
  const tags = pageHead(request, { path: url.pathname, head, ...(question.asked ? { robots: 'noindex' } : {}) });
  return { head: tags, page };
}

export const handle = { hasBooking: () => true };

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function NhsInformation({ loaderData }: Route.ComponentProps) {
  return <NhsInformationPage {...loaderData.page} />;
}
