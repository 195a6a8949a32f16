import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Practice } from '../../../content/schema/practice.ts';
import { publishedOn } from '../../../domain/published.ts';
import { drawingAddress, photographAddress } from '../../site/drawing-address.ts';
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
  picture: string;
};

export function emergencyPractice(practice: Practice, organisation: Organisation, version: string, now: Date): EmergencyPractice {
  const { address, location, opening, slug } = practiceStatus(practice, organisation, now);
  return {
    slug,
    location,
    name: practice.name,
    address,
    phone: publishedOn(practice.phones, 'emergency-page').phone,
    opening,
    geo: practice.geo,
    picture: practice.image ? photographAddress(practice.image) : drawingAddress(version, 'skyline', slug),
  };
}
