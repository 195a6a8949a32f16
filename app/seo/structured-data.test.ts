import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import type { BlogPost } from '../../domain/blog-post.ts';
import { blogPostingJsonLd } from './structured-data/blog-posting.ts';
import { breadcrumbJsonLd } from './structured-data/breadcrumb.ts';
import { clinicJsonLd, emergencyServiceJsonLd } from './structured-data/clinic.ts';
import { organisationJsonLd, reviewsJsonLd, webPageJsonLd, websiteJsonLd } from './structured-data/organisation.ts';
import { faqJsonLd, serviceJsonLd } from './structured-data/service.ts';
import { videoJsonLd } from './structured-data/video.ts';

const base = 'https://www.dental.example';
const clinicHost = { base: 'https://leeds.dental.example', groupBase: base };
/** No bank holidays in the following month. */
const now = new Date('2026-10-05T10:00:00Z');
const content = loadContent('content');
const { cosmeticDentistryPage, emergencyPage, organisation, practices, teethWhiteningPage } = content;
const [bradford] = practices;
const [testimonial] = content.reviews.testimonials;
const [practiceReview] = content.reviews.practiceReviews;
const [firstVideo] = content.videos;
if (!bradford || !testimonial || !practiceReview || !firstVideo) throw new Error('The content is incomplete');

const post: Omit<BlogPost, 'content' | 'id' | 'meta_title'> = {
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
const article = (change: Partial<typeof post> = {}) =>
  blogPostingJsonLd({ base, organisation, team: [{ name: 'Amina Shah' }], post: { ...post, ...change } });

const group = organisationJsonLd({ base, organisation, practices });
const website = websiteJsonLd({ lastUpdated: '2026-11-18', base, organisation });
const webPage = webPageJsonLd({ base, organisation, path: '/nervous-patients', name: 'Nervous?', description: 'What helps.' });
const clinics = practices.map((practice) => clinicJsonLd({ base, now, organisation, practice }));
const reviews = reviewsJsonLd({ base, organisation, reviews: [testimonial, practiceReview] });
const videos = content.videos.map((video) => videoJsonLd(base, video, `/pictures/videos/${video.id}.jpg`));
const emergency = emergencyServiceJsonLd({ base, path: '/emergency-dentist', organisation, practices, page: emergencyPage });
const cosmetic = {
  base,
  path: '/services/cosmetic-dentistry',
  kind: 'service' as const,
  name: 'Cosmetic Dentistry',
  description: 'Whitening, veneers and bonding.',
  organisation,
  offers: cosmeticDentistryPage.treatments,
};
const service = serviceJsonLd(cosmetic);
const blocks = [
  group,
  website,
  webPage,
  ...clinics,
  reviews,
  ...videos,
  emergency,
  service,
  faqJsonLd(teethWhiteningPage.faq.items),
  article({ image_url: '/pictures/blog/gums.jpg' }),
  breadcrumbJsonLd(base, '/blog/why-gums-bleed'),
];

const addressProperties = new Set('@id embedUrl hasMap image item sameAs thumbnailUrl url urlTemplate'.split(' '));

/** All values in a block that must be URLs. */
function addressesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([property, inner]) =>
    addressProperties.has(property) ? [inner].flat() : addressesIn(inner),
  );
}

it('every block has only absolute URLs and serialises to JSON', () => {
  for (const block of blocks) {
    expect(block).toMatchObject({ '@context': 'https://schema.org' });
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  }
});

describe('the organisation', () => {
  it("refers to each practice by its block's id", () => {
    expect(group.subOrganization.map((reference) => reference['@id'])).toEqual(clinics.map((clinic) => clinic['@id']));
  });

  it('has social profiles if there are any', () => {
    const socialProfiles = ['https://social.example/fixture-dental'];
    expect(organisationJsonLd({ base, organisation: { ...organisation, socialProfiles }, practices })).toMatchObject({
      sameAs: socialProfiles,
    });
    expect(organisationJsonLd({ base, organisation: { ...organisation, socialProfiles: [] }, practices })).not.toHaveProperty(
      'sameAs',
    );
  });
});

describe("a clinic's own host", () => {
  it('describes the same group and the same practices', () => {
    expect(organisationJsonLd({ ...clinicHost, organisation, practices })).toStrictEqual(group);
    expect(practices.map((practice) => clinicJsonLd({ ...clinicHost, now, organisation, practice }))).toStrictEqual(clinics);
  });

  it('is a separate website of the same publisher', () => {
    const there = websiteJsonLd({ lastUpdated: '2026-11-18', ...clinicHost, organisation });
    expect(there).toMatchObject({ url: clinicHost.base, '@id': `${clinicHost.base}/#website`, publisher: website.publisher });
    const page = serviceJsonLd({ ...cosmetic, ...clinicHost });
    expect(page).toMatchObject({ url: `${clinicHost.base}/services/cosmetic-dentistry`, provider: service.provider });
  });
});

it('a page is part of the website that the home page describes', () => {
  const { '@id': id, '@type': type, name, url } = website;
  expect(webPage.isPartOf).toEqual({ '@id': id, '@type': type, name, url });
});

describe('a practice', () => {
  it("prefers its own hours and ratings to the group's, and splits days at lunch", () => {
    const day = { open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } };
    const closed = { wednesday: 'closed', friday: 'closed', saturday: 'closed', sunday: 'closed' } as const;
    const week = { ...closed, monday: day, tuesday: day, thursday: { open: '09:00', close: '12:30' } };
    const practice = {
      ...bradford,
      hours: [{ week }],
      ratings: [
        {
          surfaces: ['structured-data-local-business' as const],
          ...{ rating: 4.1, reviewCount: 12, atLeast: false, source: 'A survey', covers: 'Bradford', period: 'in May' },
        },
      ],
    };
    expect(clinicJsonLd({ base, now, organisation, practice })).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Thursday'], opens: '09:00', closes: '12:30' },
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '13:30', closes: '17:00' },
      ],
      aggregateRating: { ratingValue: 4.1, reviewCount: 12, description: 'A survey, Bradford, in May' },
    });
  });

  it('lists closed days in the next month that fall on its opening days', () => {
    const closedDays = [
      { date: '2026-12-24', reason: 'Christmas Eve' },
      { date: '2026-12-23', reason: 'New floor', practices: ['ripon'] },
    ];
    const december = { base, now: new Date('2026-12-01T10:00:00Z'), organisation: { ...organisation, closedDays } };
    const { specialOpeningHoursSpecification } = clinicJsonLd({ ...december, practice: bradford });
    expect(specialOpeningHoursSpecification?.map(({ name, validFrom }) => `${validFrom} ${name}`)).toEqual([
      '2026-12-24 Christmas Eve',
      '2026-12-25 Christmas Day',
      '2026-12-28 Boxing Day (substitute day)',
    ]);
    expect(clinics[0]).not.toHaveProperty('specialOpeningHoursSpecification');
  });
});

describe('a service', () => {
  it('offers each treatment in pounds, with its unit, and without an amount for a text price', () => {
    const { url } = service;
    expect(service.offers).toMatchObject([
      { name: 'Teeth whitening', url, priceCurrency: 'GBP', price: 200, priceSpecification: { minPrice: 200 } },
      { price: 500, priceSpecification: { minPrice: 500, unitText: 'tooth' } },
      { price: 150 },
      { name: 'Smile makeover' },
    ]);
    expect(service.offers?.[3]).not.toHaveProperty('price');
    expect(serviceJsonLd({ ...cosmetic, offers: [] })).not.toHaveProperty('offers');
  });

  it('is a service too if it is a procedure, because only services can have offers', () => {
    expect(serviceJsonLd({ ...cosmetic, kind: 'procedure' })['@type']).toEqual(['MedicalProcedure', 'Service']);
  });
});

// @spec 1: Structured data: the reviews themselves, five of them
it('the reviews have no id, so that their rating is not merged, and a treatment or a date', () => {
  expect(content.reviews.testimonials).toHaveLength(5);
  expect(reviews).not.toHaveProperty('@id');
  expect(reviews.review).toMatchObject([
    { author: { name: testimonial.name }, reviewBody: testimonial.review, about: { name: testimonial.treatment } },
    { author: { name: practiceReview.author }, reviewBody: practiceReview.text, datePublished: practiceReview.date },
  ]);
});

describe('an article', () => {
  // @spec 1: Structured data: blog posting
  it('has the fields that search engines require', () => {
    const url = `${base}/blog/why-gums-bleed`;
    expect(article()).toMatchObject({
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: 'Why gums bleed',
      description: 'Bleeding gums are common and mostly mend.',
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      datePublished: '2026-11-01T09:00:00+00:00',
      dateModified: '2026-11-02T10:30:00+00:00',
      publisher: { '@type': 'Organization', '@id': `${base}/#organisation` },
      keywords: 'gums, brushing',
    });
    expect(article({ meta_description: 'Why it happens.' }).description).toBe('Why it happens.');
  });

  it('has a person as its author only if they are in the team', () => {
    expect(article().author['@type']).toBe('Person');
    expect(article({ author: 'The editorial team' }).author['@type']).toBe('Organization');
  });

  it('has its image if there is one', () => {
    expect(article()).not.toHaveProperty('image');
    expect(article({ image_url: 'https://pictures.example/gums.jpg' }).image).toBe('https://pictures.example/gums.jpg');
  });
});

it.each([
  ['0:45', 'PT45S'],
  ['5:00', 'PT5M'],
  ['3:05', 'PT3M5S'],
  ['0:00', 'PT0S'],
])('a video of %s has the duration %s', (duration, expected) => {
  expect(videoJsonLd(base, { ...firstVideo, duration }, '/x.jpg').duration).toBe(expected);
});

describe('the breadcrumb', () => {
  it('has the levels of the visible one, and ends with the canonical URL', () => {
    expect(breadcrumbJsonLd(base, '/services/general-dentistry/')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: base },
      { '@type': 'ListItem', position: 2, name: 'Services', item: `${base}/#services` },
      { '@type': 'ListItem', position: 3, name: 'General Dentistry', item: `${base}/services/general-dentistry` },
    ]);
  });

  it('uses the name that a page gives itself, and is undefined on the home page', () => {
    expect(breadcrumbJsonLd(base, '/nervous-patients', 'Nervous?')?.itemListElement[1]?.name).toBe('Nervous?');
    expect(breadcrumbJsonLd(base, '/')).toBeUndefined();
  });
});
