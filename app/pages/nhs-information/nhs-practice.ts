import type { Organisation } from '../../../content-model/schema/organisation.ts';
import type { Practice } from '../../../content-model/schema/practice.ts';
import { longDate } from '../../../domain/london-time.ts';
import { describeWeek, hoursOn } from '../../../domain/opening-hours.ts';
import { publishedOn } from '../../../domain/published.ts';
import { oneLineAddress } from '../../practices/one-line-address.ts';

export type NhsPractice = ReturnType<typeof nhsPractice>;

/** A practice on this page. */
export function nhsPractice(practice: Practice, organisation: Organisation) {
  const { address, location, name, nhs, phones, registrationUrl, slug } = practice;
  return {
    slug,
    location,
    name,
    address: oneLineAddress(address),
    hours: describeWeek(hoursOn(practice, organisation, 'nhs-pages', 'legal-pages')),
    phone: publishedOn(phones, 'nhs-pages').phone,
    acceptingNHS: nhs.acceptingNHS,
    checkedOn: { date: nhs.checkedOn, words: longDate(nhs.checkedOn) },
    features: nhs.features,
    registrationUrl,
  };
}
