import { nhsQuestion } from '../../domain/nhs-band.ts';
import { hoursBeside } from '../../domain/opening-hours.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { coversOf, helperAnswer } from '../pages/nhs-information/helper-answer.ts';
import { NhsInformationPage, type NhsInformationPageProps } from '../pages/nhs-information/nhs-information-page.tsx';
import { nhsPractice } from '../pages/nhs-information/nhs-practice.ts';
import { announcedClosures } from '../practices/announced-closures.ts';
import { chargesInForce, firstPublishedCharges } from '../practices/charges-in-force.ts';
import { documentBody } from './document-body.ts';
import { missingPage, pageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { content, now, url } = request;
  const { homePage, legalPages, navigation, nhsCharges: charges, nhsInformationPage: words, organisation, practices } = content;
  const legal = legalPages.find(({ slug }) => slug === 'nhs-information');
  if (!legal) return missingPage(request);
  const { reminder, row, rows } = chargesInForce(content, now);
  const question = nhsQuestion(url.searchParams);
  const { need, who } = question;
  const page: NhsInformationPageProps = {
    words,
    navigation,
    charges: { row, reminder, rows: rows.map((each) => ({ ...each, covers: coversOf(each.band, charges, words) })) },
    firstPublished: firstPublishedCharges(content),
    exemptions: charges.exemptions,
    practices: practices.map((practice) => nhsPractice(practice, organisation)),
    urgent: homePage.nhs.urgent,
    hours: { heading: homePage.contact.hours, beside: hoursBeside(organisation, 'nhs-pages') },
    closures: announcedClosures(practices, content, now),
    legal: { ...legal, ...documentBody(request, legal.markdown) },
    question,
    answer: need && who ? helperAnswer({ need, who, words, charges, row }) : undefined,
  };
  const tags = pageHead(request, {
    path: url.pathname,
    head: words.head,
    ...(question.asked ? { robots: 'noindex' } : {}),
  });
  return { head: tags, main: <NhsInformationPage {...page} />, hasBooking: true };
}
