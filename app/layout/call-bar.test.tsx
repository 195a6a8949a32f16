import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { CallBar } from './call-bar.tsx';
import { layoutData } from './layout-data.ts';

const content = loadContent('content');
const monday = new Date('2026-11-16T10:00:00Z');

function draw(path: string, ownPractice?: string, count = 3): string {
  const { emergency, navigation, practices: all } = layoutData(content, monday);
  const practices = all.slice(0, count);
  return renderToStaticMarkup(
    <MemoryRouter>
      <CallBar emergency={emergency} navigation={navigation} practices={practices} ownPractice={ownPractice} path={path} />
    </MemoryRouter>,
  );
}

const rung = (markup: string) => [...markup.matchAll(/href="(tel:[^"]+)"/g)].map((match) => match[1]);

describe('CallBar', () => {
  it.each(['/', '/complaints', '/locations', '/locations/york-dentist', '/blog/nhs-leeds-dentist'])(
    'lets choose on %s',
    (path) => {
      expect(rung(draw(path))).toEqual([]);
      expect(draw(path)).toContain('popoverTarget="call-sheet"');
    },
  );

  it.each([
    ['/locations/bradford-dentist', 'tel:+441632960101'],
    ['/locations/nhs-bradford-dentist', 'tel:+441632960101'],
    ['/locations/nhs-leeds-dentist', 'tel:+441134960301'],
  ])('rings the practice of %s', (path, phone) => {
    expect(rung(draw(path))).toEqual([phone]);
  });

  it("rings the practice of a clinic's own host on every page but the emergency page", () => {
    expect(rung(draw('/terms-of-service', 'ripon'))).toEqual(['tel:+441632960201']);
    expect(rung(draw('/emergency-dentist', 'ripon'))).toEqual(['tel:+441632960900']);
  });

  it('rings the only practice of a group that has one, on every page', () => {
    expect(rung(draw('/', undefined, 1))).toEqual(['tel:+441632960101']);
    expect(rung(draw('/complaints', undefined, 1))).toEqual(['tel:+441632960101']);
  });

  it('leads a browser too old for popovers to the numbers on the home page', () => {
    expect(draw('/')).toMatch(/<a href="#contact" class="[^"]*instead-of-popover/);
  });
});
