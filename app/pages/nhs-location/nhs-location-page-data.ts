import type { Practice } from '../../../content-model/schema/practice.ts';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import { longDate } from '../../../domain/london-time.ts';
import { describeWeek, hoursBeside, hoursOn, liveHours } from '../../../domain/opening-hours.ts';
import { publishedOn } from '../../../domain/published.ts';
import { nhsLocationPath } from '../../../domain/site-pages.ts';
import { dialable } from '../../../domain/uk-phone.ts';
import { announcedClosures } from '../../practices/announced-closures.ts';
import { chargesInForce } from '../../practices/charges-in-force.ts';
import { practiceDetails } from '../../practices/practice-details.ts';

export type NhsLocationPageData = ReturnType<typeof nhsLocationPageData>;

type Words = SiteContent['nhsLocationPages'][number];

export function nhsLocationPageData(words: Words, practice: Practice, content: SiteContent, now: Date) {
  const { homePage, locationWords, organisation, practices } = content;
  const { benefits, hero, information, services, steps } = words;
  const { nhs } = practice;
  const detailsOf = (each: Practice) => practiceDetails(each, content, now);
  const details = detailsOf(practice);
  const { phone } = publishedOn(practice.phones, 'nhs-pages');
  const surfaces = ['nhs-pages', `nhs-${practice.slug}-page`];
  const own = hoursOn(practice, organisation, ...surfaces);
  const hours = describeWeek(own);
  // Omitted if this page shows other hours than those that decide it.
  const opening = own === liveHours(practice) ? details.opening : undefined;
  const beside = hoursBeside(organisation, ...surfaces);
  const { reminder, row, rows } = chargesInForce(content, now);
  const others = practices.filter(({ slug }) => slug !== practice.slug);
  return {
    benefits,
    details,
    hero,
    information,
    services,
    steps,
    practice: { phone, call: homePage.contact.call, hours, opening, beside },
    status: {
      ...words.status,
      accepting: nhs.acceptingNHS,
      checked: fill(locationWords.checked, { date: longDate(nhs.checkedOn) }),
      elsewhere: (nhs.acceptingNHS ? [] : others.filter((other) => other.nhs.acceptingNHS)).map((other) => ({
        label: fill(locationWords.elsewhere, { town: other.location }),
        to: nhsLocationPath(other.slug),
      })),
    },
    // New patients register online if the list is open, otherwise call about private care.
    join: nhs.acceptingNHS
      ? { label: homePage.nhs.register, href: practice.registrationUrl, external: true }
      : { label: homePage.nhs.callPrivate, href: dialable(phone), external: false },
    charges: { ...words.charges, label: fill(locationWords.charges, { year: row.year }), reminder, rows },
    transportLinks: locationWords.transportLinks,
    blocks: {
      booking: { ...homePage.booking, ...words.booking },
      contact: homePage.contact,
      locations: homePage.locations,
    },
    closures: { here: announcedClosures([practice], content, now), all: announcedClosures(practices, content, now) },
    // This practice first, with the hours published for this page.
    allPractices: [{ ...details, hours, opening, beside }, ...others.map(detailsOf)],
  };
}
