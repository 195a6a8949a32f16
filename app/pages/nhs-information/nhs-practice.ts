import type { Practice } from '../../../content/schema/practice.ts';
import { longDate } from '../../../domain/london-time.ts';
import { describeWeek, liveHours } from '../../../domain/opening-hours.ts';
import { publishedOn } from '../../../domain/published.ts';
import { oneLineAddress } from '../../practices/one-line-address.ts';

export type NhsPractice = ReturnType<typeof nhsPractice>;

/** A practice on this page. It has no opening state, because the page can show the group's hours. */
export function nhsPractice({ address, hours, location, name, nhs, phones, registrationUrl, slug }: Practice) {
  return {
    slug,
    location,
    name,
    address: oneLineAddress(address),
    hours: describeWeek(liveHours({ hours })),
    phone: publishedOn(phones, 'nhs-pages').phone,
    acceptingNHS: nhs.acceptingNHS,
    checkedOn: { date: nhs.checkedOn, words: longDate(nhs.checkedOn) },
    features: nhs.features,
    registrationUrl,
  };
}
