import type { Practice } from '../../../content-model/schema/practice.ts';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import { londonParts, nextLondonMidnight, weekdays } from '../../../domain/london-time.ts';
import { closedDaysOf, liveHours } from '../../../domain/opening-hours.ts';
import { basisLine, publishedOn } from '../../../domain/published.ts';
import { weekTimetable, weekWith } from '../../../domain/week-timetable.ts';
import { announcedClosures } from '../../practices/announced-closures.ts';
import { practiceDetails } from '../../practices/practice-details.ts';

export type LocationPageData = ReturnType<typeof locationPageData>;

/** Ratings and phone numbers published for the practice's own page take precedence over those of its card. */
export function locationPageData(
  document: SiteContent['locationPages'][number],
  practice: Practice,
  content: SiteContent,
  now: Date,
) {
  const { homePage, locationWords: words, organisation, reviews } = content;
  const { date, weekday } = londonParts(now);
  const { gettingHere, hero, place, reasons, services } = document;
  const { access, features, parking, transport } = practice;
  const details = practiceDetails(practice, content, now);
  const surfaces = [`${practice.slug}-page`, 'practice-card'] as const;
  const { rating, reviewCount, ...basis } = publishedOn(practice.ratings, ...surfaces);
  const { phone } = publishedOn(practice.phones, ...surfaces);
  // Always the newest review, whatever its rating.
  const newest = reviews.practiceReviews
    .filter(({ location }) => location === practice.slug)
    .toSorted((one, other) => other.date.localeCompare(one.date))[0];
  return {
    hero,
    features,
    place,
    practice: details,
    reasons,
    services,
    words,
    booking: { ...homePage.booking, ...document.booking },
    sign: { phone, call: homePage.contact.call, directions: homePage.locations.directions, card: homePage.contact.card },
    closures: announcedClosures([practice], content, now),
    rating: {
      value: rating.toFixed(1),
      words: fill(words.rating, { reviews: reviewCount }),
      basis: basisLine(basis),
      review: newest && { author: newest.author, date: newest.date, text: newest.text },
      write: { label: homePage.locations.writeReview, href: details.writeReviewUrl },
    },
    visit: {
      access,
      gettingHere,
      parking,
      transport,
      hoursHeading: homePage.contact.hours,
      days: weekTimetable(weekWith(date, liveHours(practice), closedDaysOf(organisation.closedDays, practice.slug))),
      today: weekdays.indexOf(weekday),
      todayUntil: nextLondonMidnight(now).getTime(),
    },
  };
}
