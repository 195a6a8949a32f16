import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { addressesIn, base, now } from './seo.fixtures.ts';
import { clinicJsonLd } from './structured-data/clinic.ts';
import { emergencyServiceJsonLd } from './structured-data/emergency-service.ts';
import { faqJsonLd } from './structured-data/faq.ts';
import { organisationJsonLd } from './structured-data/organisation.ts';
import { reviewsJsonLd } from './structured-data/reviews.ts';
import { type ServiceContent, serviceJsonLd } from './structured-data/service.ts';
import { videoJsonLd } from './structured-data/video.ts';

const content = loadContent('content');
const { organisation, practices, teethWhiteningPage, cosmeticDentistryPage, dentalImplantsPage, emergencyPage } = content;

const group = organisationJsonLd({ base, organisation, practices });
const clinics = practices.map((practice) => clinicJsonLd({ base, now, organisation, practice }));
const reviews = reviewsJsonLd({ base, organisation, reviews: content.reviews.testimonials });
const videos = content.videos.map((video) => videoJsonLd(base, video, `/pictures/videos/${video.id}.jpg`));
const emergency = emergencyServiceJsonLd({ base, path: '/emergency-dentist', organisation, practices, page: emergencyPage });
const pricesOf = (offers: NonNullable<ServiceContent['offers']>) =>
  serviceJsonLd({
    base,
    path: '/services/any',
    kind: 'service',
    name: 'Any',
    description: 'Any',
    organisation,
    offers,
  }).offers?.map(({ price }) => price);

describe('structured data of the demo content', () => {
  it('has 381 ratings for the organisation, 127 for reviews and 150 per practice', () => {
    expect(group.aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 381 });
    expect(reviews.aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 127 });
    expect(clinics.map(({ aggregateRating }) => [aggregateRating?.ratingValue, aggregateRating?.reviewCount])).toEqual([
      [4.8, 150],
      [4.8, 150],
      [4.8, 150],
    ]);
  });

  // @spec 9: Hours in structured data: Mon-Fri 09:00-17:30, Sat 09:00-13:00
  it('has Monday to Friday 09:00-17:30 and Saturday 09:00-13:00 for every practice', () => {
    expect(clinics).toHaveLength(3);
    for (const { openingHoursSpecification } of clinics) {
      expect(openingHoursSpecification).toEqual([
        expect.objectContaining({
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:30',
        }),
        expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' }),
      ]);
    }
  });

  // @spec 9: Payments, GBP, GB, price ranges '$$' and '£'
  it('has price range $$ for the organisation, £ for practices, and the same payments and currency', () => {
    expect(group.priceRange).toBe('$$');
    for (const clinic of clinics) expect(clinic.priceRange).toBe('£');
    for (const block of [group, ...clinics]) {
      expect(block.paymentAccepted).toBe('Cash, Credit Card, Debit Card, NHS');
      expect(block.currenciesAccepted).toBe('GBP');
    }
  });

  it('has address, phone and e-mail of every practice', () => {
    expect(clinics.map(({ '@id': id, address }) => [id, address.postalCode, address.addressCountry])).toEqual([
      [`${base}/#bradford-practice`, 'BD1 1AA', 'GB'],
      [`${base}/#ripon-practice`, 'HG4 1AA', 'GB'],
      [`${base}/#leeds-practice`, 'LS1 1AA', 'GB'],
    ]);
    for (const clinic of clinics) {
      expect(clinic.telephone).toMatch(/^\+44\d{9,10}$/);
      expect(clinic.email).toMatch(/^[^@\s]+@[^@\s]+\.example$/);
    }
  });

  it('has the prices of the service pages', () => {
    expect(pricesOf(cosmeticDentistryPage.treatments)).toEqual([200, 500, 150, undefined]);
    expect(pricesOf(dentalImplantsPage.treatments)).toEqual([2500, 5000, 15000, 3500]);
    expect(pricesOf(teethWhiteningPage.options.slice(0, 2))).toEqual([200, 150]);
  });

  it('has three whitening, two emergency and twelve general questions', () => {
    expect(faqJsonLd(teethWhiteningPage.faq.items).mainEntity).toHaveLength(3);
    expect(faqJsonLd(emergencyPage.faq.items).mainEntity).toHaveLength(2);
    expect(faqJsonLd(content.faq).mainEntity).toHaveLength(12);
  });

  // @spec 1: Structured data: the reviews themselves, five of them
  it('has three videos and five reviews', () => {
    expect(videos).toHaveLength(3);
    for (const { duration } of videos) expect(duration).toMatch(/^PT(\d+M)?(\d+S)?$/);
    expect(reviews.review).toHaveLength(5);
  });

  it('has the emergency line open on all seven days', () => {
    expect(emergency.openingHoursSpecification).toHaveLength(1);
    expect(emergency.openingHoursSpecification[0]).toMatchObject({ opens: '00:00', closes: '23:59' });
    expect(emergency.openingHoursSpecification[0]?.dayOfWeek).toHaveLength(7);
    expect(emergency.address).toHaveLength(3);
  });

  it('has only absolute URLs and serialises to JSON', () => {
    for (const block of [group, ...clinics, reviews, ...videos, emergency]) {
      for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
      expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
    }
  });
});
