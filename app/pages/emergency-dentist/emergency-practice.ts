import type { Practice } from '../../../content/schema/practice.ts';
import type { SiteContent } from '../../../content/schema/site.ts';
import type { PictureFile } from '../../../domain/photographs.ts';
import { publishedOn } from '../../../domain/published.ts';
import { drawingAddress } from '../../site/drawing-address.ts';
import { pictureFor } from '../../site/picture-for.ts';
import { type OpeningNow, practiceStatus } from '../../site/practice-status.ts';

/** What this page says of a practice, with the number that is answered in an emergency. */
export type EmergencyPractice = {
  slug: string;
  location: string;
  name: string;
  address: string;
  phone: string;
  opening: OpeningNow;
  geo: Practice['geo'];
  picture: PictureFile;
};

export function emergencyPractice(practice: Practice, content: SiteContent, now: Date): EmergencyPractice {
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
