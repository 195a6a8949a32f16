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
  if (start < 0) throw new Error(`no section ${id}`);
  const next = markup.slice(start + 1).search(/<section id="/);
  return markup.slice(start, next < 0 ? undefined : start + 1 + next);
}

const attributes = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map((match) => match[1]);

describe('the home page', () => {
  it('has its sections in their order, under the ids that links lead to', () => {
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

  it('opens other sites in a new tab without handing over the window', () => {
    const links = page.match(/<a [^>]*target="_blank"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(link).toContain('rel="noopener"');
  });

  it('loads nothing from another origin', () => {
    for (const source of attributes(page, / src="([^"]+)"/g)) expect(source).toMatch(/^\/(?!\/)/);
    expect(page).not.toContain('<iframe');
  });

  it('has no style attribute and no mail address', () => {
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).not.toContain('mailto:');
  });
});

describe('its carousels', () => {
  it('hold as many as the specification counts', () => {
    const slides = (id: string) => section(id).match(/aria-roledescription="slide"/g)?.length;
    expect([slides('services'), slides('team'), slides('transformations'), slides('reviews')]).toEqual([6, 15, 10, 14]);
  });

  it('show one, two or three beside each other, and of the comparisons one', () => {
    const perView = (id: string) => attributes(section(id), /data-(?:base|md|lg)="(\d)"/g).join(' ');
    expect([perView('services'), perView('team'), perView('reviews')]).toEqual(['1 2 3', '1 2 3', '1 2 3']);
    expect(perView('transformations')).toBe('1 1 1');
  });

  it('lead from each feature of a service to its page, or to the services', () => {
    const targets = new Set(attributes(section('services'), /<a [^>]*href="([^"]+)"/g));
    expect(targets).toEqual(
      new Set(['/services/general-dentistry', '/services/cosmetic-dentistry', '/services/dental-implants', '/#services']),
    );
  });

  it('call every before and after an illustration', () => {
    const shown = section('transformations');
    expect(shown.match(/>Illustration</g)).toHaveLength(10);
    expect(shown.match(/arch-before\.[\w-]+\.svg/g)).toHaveLength(10);
    expect(shown.match(/arch-after\.[\w-]+\.svg/g)).toHaveLength(10);
  });

  it('name each portrait for what it is', () => {
    expect(section('team')).toContain('alt="Portrait of Dr Tariq Farrukh, drawn"');
  });
});

describe('the films', () => {
  it('are plain links until they are pressed, with the note about the player in sight', () => {
    const films = section('videos');
    expect(attributes(films, /<a [^>]*href="([^"]+)"/g)).toEqual(
      content.videos.map(({ id }) => `https://www.youtube.com/watch?v=${id}`),
    );
    expect(films).toContain(content.homePage.videos.privacyNote);
  });

  it('show a thumbnail of our own where there is one', () => {
    const id = content.videos[0]?.id;
    const films = section('videos', markupOf({ ...content, pictures: [`pictures/videos/${id}.jpg`] }));
    expect(attributes(films, /<img [^>]*src="([^"]+)"/g)[0]).toBe(`/pictures/videos/${id}.jpg`);
  });
});

describe('the reviews', () => {
  it('stand under 5.0 and 1500+, beside the way to all of them and the policy', () => {
    const reviews = section('reviews');
    expect(reviews).toContain('>5.0<');
    expect(reviews).toContain('1500+ five-star reviews');
    expect(reviews).toContain(`href="${content.organisation.reviewsSearchUrl}"`);
    expect(reviews).toContain(content.reviews.policy);
  });
});

describe('NHS availability', () => {
  it('offers to register where new patients are taken', () => {
    const nhs = section('nhs');
    const portals = content.practices.filter(({ nhs }) => nhs.acceptingNHS).map(({ registrationUrl }) => registrationUrl);
    expect(portals).toHaveLength(2);
    expect(attributes(nhs, /<a [^>]*href="(https:[^"]+)"/g)).toEqual(portals);
  });

  it('says that the list is full and offers a call for private care instead', () => {
    const nhs = section('nhs');
    expect(nhs).toContain('The NHS patient list here is currently full.');
    expect(nhs).toContain('Call for private care');
    // The number itself, and the button that says what it is for.
    expect(attributes(nhs, /href="(tel:[^"]+)"/g)).toEqual(['tel:+441134960301', 'tel:+441134960301']);
  });

  it('follows the content when a list opens', () => {
    const practices = content.practices.map((practice) => ({ ...practice, nhs: { ...practice.nhs, acceptingNHS: true } }));
    const nhs = section('nhs', markupOf({ ...content, practices }));
    expect(nhs.match(/Register for NHS care/g)).toHaveLength(3);
    expect(nhs).not.toContain('NHS list full');
    expect(nhs).not.toContain('tel:');
  });
});

describe('the three practices', () => {
  it('are booked at their own portals', () => {
    expect(attributes(section('booking'), /<a href="([^"]+)"/g)).toEqual(content.practices.map(({ bookingUrl }) => bookingUrl));
  });

  it('give phone, hours with lunch and the state of the door on their contact rows', () => {
    const contact = section('contact');
    expect(attributes(contact, /href="(tel:[^"]+)"/g)).toEqual(['tel:+441632960101', 'tel:+441632960201', 'tel:+441134960301']);
    for (const words of ['9:00-5:00 (lunch 12:30-1:30)', '9:00-5:00 (lunch 1:00-2:00)', '9:00-4:30 (lunch 12:30-2:00)'])
      expect(contact).toContain(words);
    expect(contact.match(/Open now, until/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('are rated one by one, with the ways to find them and to review them', () => {
    const locations = section('locations');
    for (const words of ['>4.8<', '322 reviews', '>4.9<', '929 reviews', '>4.7<', '186 reviews'])
      expect(locations).toContain(words);
    expect(attributes(locations, /href="(https:\/\/search\.google\.com\/local\/writereview[^"]+)"/g)).toHaveLength(3);
    expect(attributes(locations, /href="(https:\/\/www\.google\.com\/maps\/search[^"]+)"/g)).toHaveLength(3);
  });
});

describe('the questions', () => {
  it('are twelve of one group, so that one is open at a time, and none at first', () => {
    const groups = attributes(section('faq'), /<details[^>]* name="([^"]+)"/g);
    expect(groups).toHaveLength(12);
    expect(new Set(groups).size).toBe(1);
    expect(section('faq')).not.toContain(' open="');
  });
});
