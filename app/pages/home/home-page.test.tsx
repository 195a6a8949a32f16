import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { homeData } from './home-data.ts';
import { HomePage } from './home-page.tsx';

const content = loadContent('content');
const now = new Date('2026-11-16T10:00:00Z');

const page = renderToStaticMarkup(
  <MemoryRouter>
    <HomePage {...homeData(content, now)} />
  </MemoryRouter>,
);

/** The markup of one section, up to the next section that has an id. */
function section(id: string): string {
  const start = page.indexOf(`<section id="${id}"`);
  if (start < 0) throw new Error(`Section ${id} is missing`);
  const next = page.slice(start + 1).search(/<section id="/);
  return page.slice(start, next < 0 ? undefined : start + 1 + next);
}

const attributes = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map((match) => match[1]);
const slides = (id: string) => section(id).split('aria-roledescription="slide"').slice(1);

/** The text of the markup, with a bar between elements. */
const wordsIn = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('established text', () => {
  // @spec 9: 'over 15 years' is shown
  it("says 'over 15 years' and not the founding year", () => {
    const { establishedText, foundingYear } = content.organisation;
    expect(establishedText).toBe('over 15 years');
    expect(wordsIn(section('home'))).toContain(establishedText);
    expect(wordsIn(page)).not.toContain(String(foundingYear));
  });
});

describe('about section', () => {
  // @spec 2: About: the figures say 15+ years and 3 clinics
  it('shows each figure before its label', () => {
    const figures = [...section('about').matchAll(/<li><p[^>]*>([^<]*)<\/p><p[^>]*>([^<]*)<\/p><\/li>/g)].map(
      ([, value, label]) => wordsIn(`${value} ${label}`),
    );
    expect(figures).toEqual(content.homePage.about.stats.map(({ label, value }) => `${value} ${label}`));
    expect(figures).toEqual([
      expect.stringMatching(/^15\+ years\b/),
      '13,920 active patients',
      expect.stringMatching(/^3 clinics\b/),
      '18 years of Invisalign experience, with 1,392+ patients treated',
    ]);
  });
});

describe('carousels', () => {
  // @spec 3: Team member: qualifications, specialties and bio are shown
  it('show the bio, qualifications and specialties of each team member', () => {
    const people = slides('team').map(wordsIn);
    for (const [index, { bio, name, qualifications, role, specialties }] of content.team.entries()) {
      expect(people[index]).toContain(`|${name}|${role}, `);
      // Inside a details element.
      expect(people[index]).toContain(`|More about ${name}|${bio}|`);
      for (const { award, country, institution } of qualifications)
        expect(people[index]).toContain(`|${institution ? `${award}, ${institution}` : award}, ${country}|`);
      expect(people[index]).toContain(`|${specialties.join(' · ')}|`);
    }
  });

  // @spec 3: Transformation: procedure and description are shown
  it('show procedure, duration and description of each transformation', () => {
    const comparisons = slides('transformations').map(wordsIn);
    for (const [index, { description, durationMonths, procedure }] of content.transformations.entries())
      expect(comparisons[index]).toContain(`|${durationMonths}|months|${procedure}|${description}|`);
  });
});

describe('videos', () => {
  // @spec 3: Video: description and thumbnail are shown
  it('have thumbnail, category, title and description', () => {
    const videos = section('videos').split('<li').slice(1);
    expect(videos).toHaveLength(content.videos.length);
    for (const [index, { category, description, duration, id, title }] of content.videos.entries()) {
      const video = videos[index] ?? '';
      expect(attributes(video, /<img [^>]*src="([^"]+)"/g)).toEqual([`/drawings/${content.version}/video.${id}.svg`]);
      expect(wordsIn(video)).toContain(`|${duration}|${category}|${title}|${description}|`);
    }
  });
});

describe('reviews', () => {
  const reviewBy = (name: string) => slides('reviews').find((slide) => wordsIn(slide).includes(`|${name}|`)) ?? '';
  const starsOf = (rating: number) => `aria-label="${content.homePage.reviews.stars.replace('{rating}', String(rating))}"`;

  // @spec 3: Review: text, rating and treatment; in the second list text, rating, date and town
  it('show text, rating and treatment of each testimonial', () => {
    for (const { name, rating, review, treatment } of content.reviews.testimonials) {
      expect(wordsIn(reviewBy(name))).toContain(`|${review}|${name}|${treatment}|`);
      expect(reviewBy(name)).toContain(starsOf(rating));
    }
  });

  // @spec 3: Review: text, rating and treatment; in the second list text, rating, date and town
  it('show text, rating, town and date of each practice review', () => {
    for (const { author, date, location, rating, text } of content.reviews.practiceReviews) {
      const town = content.practices.find(({ slug }) => slug === location)?.location;
      const day = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      expect(wordsIn(reviewBy(author))).toContain(`|${text}|${author}|${town}, |${day}|`);
      expect(reviewBy(author)).toContain(starsOf(rating));
    }
  });
});

describe('NHS availability', () => {
  // @spec 3: NHS card: its features are shown
  it("lists each practice's NHS features", () => {
    const cards = section('nhs').split('<h3').slice(1).map(wordsIn);
    expect(cards).toHaveLength(content.practices.length);
    for (const { location, nhs } of content.practices) {
      const card = cards.find((words) => words.includes(`>${location}|`));
      expect(card?.match(/[^|]+/g)).toEqual(expect.arrayContaining(nhs.features));
    }
  });
});
