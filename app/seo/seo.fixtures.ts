import type { BlogPostingContent } from './structured-data/blog-posting.ts';
import type { ClinicContent } from './structured-data/clinic.ts';
import type { EmergencyServiceContent } from './structured-data/emergency-service.ts';
import type { OrganisationContent } from './structured-data/organisation.ts';
import type { ReviewsContent } from './structured-data/reviews.ts';
import type { VideoContent } from './structured-data/video.ts';

export const base = 'https://www.dental.example';

/** No closures in the following week and no bank holidays in the following month. */
export const now = new Date('2026-10-05T10:00:00Z');

const weekday = { open: '09:00', close: '17:30' };

export const organisation: OrganisationContent['organisation'] & ClinicContent['organisation'] = {
  name: 'Fixture Dental',
  legalName: 'Fixture Dental Limited',
  tagline: 'Teeth for tests',
  description: 'Three invented practices that exist in tests only.',
  foundingYear: 2009,
  hours: [
    {
      surfaces: ['structured-data'],
      week: {
        monday: weekday,
        tuesday: weekday,
        wednesday: weekday,
        thursday: weekday,
        friday: weekday,
        saturday: { open: '09:00', close: '13:00' },
        sunday: 'closed',
      },
    },
  ],
  ratings: [
    { surfaces: ['footer'], rating: 4.9, reviewCount: 200, atLeast: true },
    { surfaces: ['structured-data-organisation'], rating: 4.8, reviewCount: 381, atLeast: false },
    { surfaces: ['structured-data-reviews'], rating: 4.8, reviewCount: 127, atLeast: false },
    { surfaces: ['structured-data-local-business'], rating: 4.8, reviewCount: 150, atLeast: false },
  ],
  structuredData: {
    priceRangeOrganisation: '$$',
    priceRangeClinic: '£',
    currency: 'GBP',
    country: 'GB',
    payments: ['Cash', 'Credit Card', 'Debit Card', 'NHS'],
    areaServed: ['Leeds', 'Yorkshire'],
  },
  socialProfiles: [],
  closedDays: [],
};

const cardDay = { open: '09:00', close: '16:30', lunch: { from: '12:30', to: '14:00' } };

export const practice: ClinicContent['practice'] = {
  slug: 'leeds',
  name: 'Fixture Dental Leeds',
  summary: 'A practice in the city centre.',
  website: 'https://leeds.dental.example',
  address: { street: '27 Test Lane', locality: 'Leeds', region: 'West Yorkshire', postcode: 'LS1 1AA', country: 'GB' },
  geo: { latitude: 53.7997, longitude: -1.5492 },
  phones: [
    { surfaces: ['contact-card'], phone: '0113 496 0301' },
    { surfaces: ['structured-data'], phone: '0113 496 0310' },
  ],
  email: 'leeds@dental.example',
  hours: [
    {
      surfaces: ['contact-card'],
      week: {
        monday: cardDay,
        tuesday: cardDay,
        wednesday: cardDay,
        thursday: cardDay,
        friday: cardDay,
        saturday: 'closed',
        sunday: 'closed',
      },
    },
  ],
  ratings: [{ surfaces: ['practice-card'], rating: 4.7, reviewCount: 186, atLeast: false }],
  services: ['General Dentistry', 'Dental Implants', 'Emergency Treatment'],
};

export const emergencyPage: EmergencyServiceContent['page'] = {
  line: { phone: '01632 960900', availability: 'Open day and night' },
  hero: {
    heading: 'Emergency Dentist Yorkshire',
    lead: 'Tell us what has happened.',
    charge: 'NHS emergency treatment costs {charge}.',
    charges: 'See what NHS care costs',
    call: 'Call Emergency Line',
    availability: '24/7 Availability',
  },
};

export const testimonial: ReviewsContent['reviews'][number] = {
  name: 'Janet H.',
  rating: 5,
  review: 'Nobody told me off.',
  treatment: 'General Dentistry',
};

export const practiceReview: ReviewsContent['reviews'][number] = {
  author: 'Tom E.',
  rating: 4,
  text: 'Good work.',
  date: '2026-07-30',
  location: 'leeds',
};

export const video: VideoContent = {
  id: 'PLACEHOLD01',
  title: 'How to brush',
  description: 'Two minutes of brushing.',
  duration: '4:15',
  uploadDate: '2025-03-11',
};

export const post: BlogPostingContent['post'] = {
  slug: 'why-gums-bleed',
  title: 'Why gums bleed',
  excerpt: 'Bleeding gums are common and mostly mend.',
  category: 'Dental Health',
  author: 'Amina Shah',
  tags: ['gums', 'brushing'],
  image_url: null,
  meta_description: null,
  published_at: '2026-11-01T09:00:00+00:00',
  updated_at: '2026-11-02T10:30:00+00:00',
};

/** Tries to break out of script elements, attributes, comments and JavaScript strings. */
export const hostileText = `</script><script>alert(1)</script><!-- "double" 'single' & \u2028 \u2029 \\`;

const addressProperties = new Set('@id embedUrl hasMap image item logo sameAs thumbnailUrl url urlTemplate'.split(' '));

/** All values in a block that must be URLs. */
export function addressesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([property, inner]) =>
    addressProperties.has(property) ? [inner].flat() : addressesIn(inner),
  );
}
