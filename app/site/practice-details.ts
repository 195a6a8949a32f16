import type { Practice } from '../../content/schema/practice.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { mapSearchLink, writeReviewLink } from '../../domain/links.ts';
import { describeWeek } from '../../domain/opening-hours.ts';
import type { PictureFile } from '../../domain/photographs.ts';
import { publishedOn } from '../../domain/published.ts';
import { drawingAddress } from './drawing-address.ts';
import { pictureFor } from './picture-for.ts';
import { type PracticeStatus, practiceStatus } from './practice-status.ts';

/** Everything that a card about a practice may show; the card takes what it draws. */
export type PracticeDetails = PracticeStatus & {
  name: string;
  summary: string;
  features: readonly string[];
  nhsFeatures: readonly string[];
  hours: { days: string; hours: string }[];
  bookingUrl: string;
  registrationUrl: string;
  mapUrl: string;
  writeReviewUrl: string;
  rating: number;
  reviewCount: number;
  picture: PictureFile;
  imageAlt: string;
};

export function practiceDetails(practice: Practice, content: SiteContent, now: Date): PracticeDetails {
  const status = practiceStatus(practice, content.organisation, now);
  const { rating, reviewCount } = publishedOn(practice.ratings, 'practice-card');
  return {
    ...status,
    name: practice.name,
    summary: practice.summary,
    features: practice.features,
    nhsFeatures: practice.nhs.features,
    hours: describeWeek(publishedOn(practice.hours, 'contact-card').week),
    bookingUrl: practice.bookingUrl,
    registrationUrl: practice.registrationUrl,
    mapUrl: mapSearchLink(`${practice.name}, ${status.address}`),
    writeReviewUrl: writeReviewLink(practice.placeId),
    rating,
    reviewCount,
    picture: pictureFor(content, {
      image: practice.image,
      shape: 'view',
      drawn: drawingAddress(content.version, 'skyline', practice.slug),
    }),
    imageAlt: practice.imageAlt,
  };
}
