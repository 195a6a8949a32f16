import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { homeData } from './home-data.ts';
import { HomePage } from './home-page.tsx';

const content = loadContent('content');
const now = new Date('2026-11-16T10:00:00Z');

const markupOf = (given = content) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <HomePage {...homeData(given, now)} />
    </MemoryRouter>,
  );

const page = markupOf();

/** The markup of one section, up to the next section that has an id. */
function section(id: string, markup = page): string {
  const start = markup.indexOf(`<section id="${id}"`);
  if (start < 0) throw new Error(`Section ${id} is missing`);
  const next = markup.slice(start + 1).search(/<section id="/);
  return markup.slice(start, next < 0 ? undefined : start + 1 + next);
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

describe('HomePage', () => {
  it('has its sections in order with their ids', () => {
    expect(attributes(page, /<section id="([^"]+)"/g)).toEqual([
      'home',
      'about',
      'services',
      'team',
      'transformations',
      'videos',
      'reviews',
      'nhs',
      'booking',
      'contact',
      'locations',
      'faq',
    ]);
  });

  it('opens external sites in a new tab with noopener', () => {
    const links = page.match(/<a [^>]*target="_blank"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(link).toContain('rel="noopener"');
  });

  it('loads nothing from other origins', () => {
    for (const source of attributes(page, / src="([^"]+)"/g)) expect(source).toMatch(/^\/(?!\/)/);
    expect(page).not.toContain('<iframe');
  });

  it('has no style attributes and no mailto links', () => {
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).not.toContain('mailto:');
  });
});

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
  it('shows each stat with its label', () => {
    const figures = [...section('about').matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, label = '', value = '']) =>
      wordsIn(`${value} ${label}`),
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
  it('have the specified number of items', () => {
    const counts = ['services', 'team', 'transformations', 'reviews'].map((id) => slides(id).length);
    expect(counts).toEqual([6, 15, 10, 14]);
  });

  it('show one, two or three items by width, and one comparison', () => {
    const perView = (id: string) => attributes(section(id), /data-(?:base|md|lg)="(\d)"/g).join(' ');
    expect([perView('services'), perView('team'), perView('reviews')]).toEqual(['1 2 3', '1 2 3', '1 2 3']);
    expect(perView('transformations')).toBe('1 1 1');
  });

  it('link each service feature to its page or to the services section', () => {
    const targets = new Set(attributes(section('services'), /<a [^>]*href="([^"]+)"/g));
    expect(targets).toEqual(
      new Set(['/services/general-dentistry', '/services/cosmetic-dentistry', '/services/dental-implants', '#services']),
    );
  });

  it('label every before and after as an illustration', () => {
    const shown = section('transformations');
    expect(shown.match(/>Illustration</g)).toHaveLength(10);
    expect(shown.match(/arch-before\.[\w-]+\.svg/g)).toHaveLength(10);
    expect(shown.match(/arch-after\.[\w-]+\.svg/g)).toHaveLength(10);
  });

  it('describe each portrait as drawn', () => {
    expect(section('team')).toContain('alt="Portrait of Dr Tariq Farrukh, drawn"');
  });

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
  it('are plain links with a visible privacy note', () => {
    const videos = section('videos');
    expect(attributes(videos, /<a [^>]*href="([^"]+)"/g)).toEqual(
      content.videos.map(({ id }) => `https://www.youtube.com/watch?v=${id}`),
    );
    expect(videos).toContain(content.homePage.videos.privacyNote);
  });

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

  it('use the local thumbnail if there is one', () => {
    const id = content.videos[0]?.id;
    const videos = section('videos', markupOf({ ...content, pictures: [`pictures/videos/${id}.jpg`] }));
    expect(attributes(videos, /<img [^>]*src="([^"]+)"/g)[0]).toBe(`/pictures/videos/${id}.jpg`);
  });
});

describe('reviews', () => {
  it('show the rating, count, link to all reviews and policy', () => {
    const reviews = section('reviews');
    expect(reviews).toContain('>5.0<');
    expect(reviews).toContain('1500+ five-star reviews');
    expect(reviews).toContain(`href="${content.organisation.reviewsSearchUrl}"`);
    expect(wordsIn(reviews)).toContain(content.reviews.policy);
  });

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
  it('links to registration where NHS patients are accepted', () => {
    const nhs = section('nhs');
    const portals = content.practices.filter(({ nhs }) => nhs.acceptingNHS).map(({ registrationUrl }) => registrationUrl);
    expect(portals).toHaveLength(2);
    expect(attributes(nhs, /<a [^>]*href="(https:[^"]+)"/g)).toEqual(portals);
  });

  it('shows a list-full notice and a call link for private care', () => {
    const nhs = section('nhs');
    expect(nhs).toContain('The NHS patient list here is currently full.');
    expect(nhs).toContain('Call for private care');
    expect(attributes(nhs, /href="(tel:[^"]+)"/g)).toEqual(['tel:+441134960301']);
  });

  // @spec 3: NHS card: its features are shown
  it("lists each practice's NHS features", () => {
    const cards = section('nhs').split('<h3').slice(1).map(wordsIn);
    expect(cards).toHaveLength(content.practices.length);
    for (const { location, nhs } of content.practices) {
      const card = cards.find((words) => words.includes(`>${location}|`));
      expect(card?.match(/[^|]+/g)).toEqual(expect.arrayContaining(nhs.features));
    }
  });

  it('changes when the content says that a list is open', () => {
    const practices = content.practices.map((practice) => ({ ...practice, nhs: { ...practice.nhs, acceptingNHS: true } }));
    const nhs = section('nhs', markupOf({ ...content, practices }));
    expect(nhs.match(/Register for NHS care/g)).toHaveLength(3);
    expect(nhs).not.toContain('NHS list full');
    expect(nhs).not.toContain('tel:');
  });
});

describe('practice blocks', () => {
  // The booking, contact and locations sections are nested and share one block per practice.
  const blocks = section('locations')
    .split('<h3')
    .slice(1)
    .map((block) => `<h3${block}`);
  const each = (pattern: RegExp) => blocks.map((block) => attributes(block, pattern));

  it('have one block per practice, reached by all three ids', () => {
    expect(blocks).toHaveLength(content.practices.length);
    expect(page).toMatch(/<section id="booking".*<section id="contact".*<section id="locations".*<section id="faq"/s);
    expect(page.match(/writereview/g)).toHaveLength(content.practices.length);
    for (const { booking, contact, locations } of [content.homePage])
      for (const [id, { heading }] of Object.entries({ booking, contact, locations }))
        expect(section(id)).toMatch(new RegExp(`aria-labelledby="${id}-heading".*<h2 id="${id}-heading"[^>]*>${heading}<`, 's'));
  });

  it("link to each practice's booking portal", () => {
    expect(each(/<a [^>]*href="(https:\/\/booking[^"]+)"/g)).toEqual(content.practices.map(({ bookingUrl }) => [bookingUrl]));
  });

  it('show phone, hours with lunch and opening state', () => {
    expect(each(/href="(tel:[^"]+)"/g)).toEqual([['tel:+441632960101'], ['tel:+441632960201'], ['tel:+441134960301']]);
    const hours = ['9:00-5:00 (lunch 12:30-1:30)', '9:00-5:00 (lunch 1:00-2:00)', '9:00-4:30 (lunch 12:30-2:00)'];
    for (const [index, block] of blocks.entries()) {
      expect(block).toContain(hours[index]);
      expect(block).toContain('Open now, until');
    }
  });

  it('show rating, directions and review links', () => {
    const ratings = ['>4.8<', '>4.9<', '>4.7<'];
    const counts = ['322 reviews', '929 reviews', '186 reviews'];
    for (const [index, block] of blocks.entries()) {
      expect(block).toContain(ratings[index]);
      expect(block).toContain(counts[index]);
      expect(attributes(block, /href="(https:\/\/search\.google\.com\/local\/writereview[^"]+)"/g)).toHaveLength(1);
      expect(attributes(block, /href="(https:\/\/www\.google\.com\/maps\/search[^"]+)"/g)).toHaveLength(1);
    }
  });
});

describe('FAQ', () => {
  it('has twelve questions in one group, all closed', () => {
    const groups = attributes(section('faq'), /<details[^>]* name="([^"]+)"/g);
    expect(groups).toHaveLength(12);
    expect(new Set(groups).size).toBe(1);
    expect(section('faq')).not.toContain(' open="');
  });
});
