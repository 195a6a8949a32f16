import type { Practice } from '../../../content/schema/practice.ts';
import { publishedOn } from '../../../domain/published.ts';
import { oneLineAddress } from '../../practices/one-line-address.ts';
import { longDate } from '../../sections/long-date.ts';

export type NhsPractice = ReturnType<typeof nhsPractice>;

/** What this page says of a practice. Its hours are those of the legal pages, so it tells no live opening state. */
export function nhsPractice({ address, location, name, nhs, phones, registrationUrl, slug }: Practice) {
  return {
    slug,
    location,
    name,
    address: oneLineAddress(address),
    phone: publishedOn(phones, 'nhs-pages').phone,
    acceptingNHS: nhs.acceptingNHS,
    checkedOn: { date: nhs.checkedOn, words: longDate(nhs.checkedOn) },
    features: nhs.features,
    registrationUrl,
  };
}
