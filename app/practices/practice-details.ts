import type { Practice } from '../../content-model/schema/practice.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { mapSearchLink, writeReviewLink } from '../../domain/links.ts';
import { describeWeek } from '../../domain/opening-hours.ts';
import { basisLine, publishedOn } from '../../domain/published.ts';
import { drawingAddress } from '../sections/drawing-address.ts';
import { shownPicture } from '../sections/shown-picture.ts';
import { practiceStatus } from './practice-status.ts';

/** Everything that a practice card may show. */
export type PracticeDetails = ReturnType<typeof practiceDetails>;

export function practiceDetails(practice: Practice, content: SiteContent, now: Date) {
  const status = practiceStatus(practice, content.organisation, now);
  const { rating, reviewCount, ...basis } = publishedOn(practice.ratings, 'practice-card');
  const { locality, postcode, street } = practice.address;
  const { accepting, listFull } = content.homePage.practices;
  return {
    ...status,
    addressLines: [street, `${locality} ${postcode}`],
    listState: practice.nhs.acceptingNHS ? accepting : listFull,
    /** Urgent care does not depend on the list. */
    urgent: practice.nhs.acceptingNHS ? undefined : content.homePage.nhs.urgent,
    nhsFeatures: practice.nhs.features,
    hours: describeWeek(publishedOn(practice.hours, 'contact-card').week),
    bookingUrl: practice.bookingUrl,
    registrationUrl: practice.registrationUrl,
    mapUrl: mapSearchLink(`${practice.name}, ${status.address}`),
    writeReviewUrl: writeReviewLink(practice.placeId),
    rating,
    reviewCount,
    basis: basisLine(basis),
    picture: shownPicture(content, 'view', practice.picture, drawingAddress(content.version, `skyline.${practice.slug}.svg`)),
  };
}
