import type { ComponentProps } from 'react';
import type { Practice } from '../../../content/schema/practice.ts';
import type { SiteContent } from '../../../content/schema/site.ts';
import { londonParts } from '../../../domain/london-time.ts';
import { chargesOn, formatPounds } from '../../../domain/nhs-charges.ts';
import { describeWeek } from '../../../domain/opening-hours.ts';
import { publishedOn, publishedOnFirstOf } from '../../../domain/published.ts';
import { nhsLocationPath } from '../../../domain/site-pages.ts';
import { dialable } from '../../../domain/uk-phone.ts';
import { announcedClosures } from '../../site/announced-closures.ts';
import { longDate } from '../../site/long-date.ts';
import { practiceDetails } from '../../site/practice-details.ts';
import type { NhsLocationPage } from './nhs-location-page.tsx';

type Words = SiteContent['nhsLocationPages'][number];

/** What the page draws, from all that is known: which hours, which number, and what a new patient can do here. */
export function nhsLocationPageData(words: Words, practice: Practice, content: SiteContent, now: Date) {
  const { homePage, locationWords, organisation, practices } = content;
  const { benefits, hero, information, services, steps } = words;
  const { address, nhs } = practice;
  const detailsOf = (each: Practice) => practiceDetails(each, content, now);
  const details = detailsOf(practice);
  const { phone } = publishedOn(practice.phones, 'nhs-pages');
  const hours = publishedOnFirstOf(
    [...practice.hours, ...organisation.hours],
    ['nhs-pages', `nhs-${practice.slug}-page`, 'contact-card'],
  );
  const others = practices.filter(({ slug }) => slug !== practice.slug);
  return {
    ...{ benefits, details, hero, information, services, steps },
    practice: {
      listState: nhs.acceptingNHS ? homePage.practices.accepting : homePage.practices.listFull,
      phone,
      call: homePage.contact.call,
      addressLines: [address.street, `${address.locality} ${address.postcode}`],
      hours: describeWeek(hours.week),
      live: hours.surfaces.includes('contact-card'),
    },
    status: {
      ...words.status,
      accepting: nhs.acceptingNHS,
      checked: locationWords.checked.replace('{date}', longDate(nhs.checkedOn)),
      elsewhere: (nhs.acceptingNHS ? [] : others.filter((other) => other.nhs.acceptingNHS)).map((other) => ({
        label: locationWords.elsewhere.replace('{town}', other.location),
        to: nhsLocationPath(other.slug),
      })),
    },
    join: nhs.acceptingNHS
      ? { label: homePage.nhs.register, href: practice.registrationUrl, external: true }
      : { label: homePage.nhs.callPrivate, href: dialable(phone), external: false },
    charges: { ...words.charges, ...chargesInForce(content, now) },
    transportLinks: locationWords.transportLinks,
    booking: { ...homePage.booking, ...words.booking },
    contact: homePage.contact,
    closures: { here: announcedClosures([practice], content, now), all: announcedClosures(practices, content, now) },
    allPractices: [details, ...others.map(detailsOf)],
  } satisfies ComponentProps<typeof NhsLocationPage>;
}

function chargesInForce({ locationWords, nhsCharges }: SiteContent, now: Date) {
  const row = chargesOn(nhsCharges.rows, londonParts(now).date);
  const bands = ['band1', 'band2', 'band3', 'emergency'] as const;
  return {
    label: locationWords.charges.replace('{year}', row.label),
    rows: bands.map((band) => ({
      label: nhsCharges.bands[band].name,
      value: formatPounds(row[band]),
      detail: inOneSentence(nhsCharges.bands[band].covers),
    })),
  };
}

/** The content lists them one a line, each with a capital; 'X-rays' keeps its own. */
function inOneSentence(items: readonly string[]): string {
  return items
    .map((item, index) => (index > 0 ? item.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) : item))
    .join(', ');
}
