import type { Practice } from '../../../content/schema/practice.ts';
import type { SiteContent } from '../../../content/schema/site.ts';
import { publishedOn } from '../../../domain/published.ts';
import { pictureFor } from '../../practices/practice-picture.ts';
import { practiceStatus } from '../../practices/practice-status.ts';
import { drawingAddress } from '../../sections/drawing-address.ts';

export type EmergencyPractice = ReturnType<typeof emergencyPractice>;

export function emergencyPractice(practice: Practice, content: SiteContent, now: Date) {
  const { address, location, opening, slug } = practiceStatus(practice, content.organisation, now);
  return {
    slug,
    location,
    name: practice.name,
    address,
    phone: publishedOn(practice.phones, 'emergency-page').phone,
    opening,
    geo: practice.geo,
    picture: pictureFor(content, {
      image: practice.image,
      shape: 'view',
      drawn: drawingAddress(content.version, 'skyline-night', slug),
    }),
  };
}
