import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { CallBar } from './call-bar.tsx';
import { layoutData } from './layout-data.ts';

const content = loadContent('content');
const monday = new Date('2026-11-16T10:00:00Z');

function draw(path: string, ownPractice?: string, count = 3): string {
  const { emergency, navigation, practices: all } = layoutData(content, monday);
  const practices = all.slice(0, count);
  return renderToStaticMarkup(
    <CallBar
      emergency={emergency}
      navigation={navigation}
      practices={practices}
      ownPractice={ownPractice}
      path={path}
      bookHref="/#booking"
    />,
  );
}

const phoneLinks = (markup: string) => [...markup.matchAll(/href="(tel:[^"]+)"/g)].map((match) => match[1]);

describe('CallBar', () => {
  it.each(['/', '/complaints', '/locations', '/locations/york-dentist', '/blog/nhs-leeds-dentist'])(
    'offers the choice of practices on %s',
    (path) => {
      expect(phoneLinks(draw(path))).toEqual([]);
      expect(draw(path)).toContain('popoverTarget="call-sheet"');
    },
  );

  it.each([
    ['/locations/bradford-dentist', 'tel:+441632960101', 'bradford'],
    ['/locations/nhs-bradford-dentist', 'tel:+441632960101', 'bradford'],
    ['/locations/nhs-leeds-dentist', 'tel:+441134960301', 'leeds'],
  ])('calls and books the practice of %s', (path, phone, slug) => {
    expect(phoneLinks(draw(path))).toEqual([phone]);
    expect(draw(path)).toContain(`href="https://booking.threeridings.example/${slug}"`);
  });

  it("calls the practice of a clinic's own host on every page except the emergency page", () => {
    expect(phoneLinks(draw('/terms-of-service', 'ripon'))).toEqual(['tel:+441632960201']);
    expect(phoneLinks(draw('/emergency-dentist', 'ripon'))).toEqual(['tel:+441632960900']);
    expect(draw('/emergency-dentist')).not.toContain('booking');
  });

  it('calls the only practice of a group with one practice on every page', () => {
    expect(phoneLinks(draw('/', undefined, 1))).toEqual(['tel:+441632960101']);
    expect(phoneLinks(draw('/complaints', undefined, 1))).toEqual(['tel:+441632960101']);
  });

  it('links to the contact section for browsers without popovers', () => {
    expect(draw('/')).toMatch(/<a href="#contact" class="[^"]*popover-fallback/);
  });
});
