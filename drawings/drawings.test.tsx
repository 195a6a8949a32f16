import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { loadContent } from '../content/load.ts';
import { slugify } from '../domain/slug.ts';
import { Arch } from './arch.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { ClosingSky } from './closing-sky.tsx';
import { FAR_TOWNS } from './dales/far-towns.tsx';
import { DalesLandscape } from './dales-landscape.tsx';
import { HillEdge } from './hill-edge.tsx';
import { LostSheep } from './lost-sheep.tsx';
import { Mark } from './mark.tsx';
import { EweAndLamb, Meadow } from './meadow.tsx';
import { Panorama } from './panorama.tsx';
import { Portrait } from './portrait.tsx';
import type { Looks } from './portraits/face-features.ts';
import { RoseMark } from './rose-mark.tsx';
import { ServiceScene } from './service-scene.tsx';
import { ServiceSceneBackground } from './service-scenes/hills.tsx';
import { Skyline } from './skyline.tsx';
import { VideoPoster } from './video-poster.tsx';
import { WideHills } from './wide-hills.tsx';

const { blogArticles, blogPage, services, team, transformations } = loadContent('content');

function values(markup: string, attribute: RegExp): string[] {
  return [...markup.matchAll(attribute)].map((match) => match[1] ?? '');
}

interface Drawn {
  name: string;
  drawing: ReactElement;
  /** Limits of the markup, as it is and compressed. */
  bytes: number;
  gzipped: number;
}

const PLACES = ['clock-tower', 'cathedral', 'town-hall'] as const;

const SCENERY: readonly Drawn[] = [
  { name: 'rose mark', drawing: <RoseMark />, bytes: 2_000, gzipped: 700 },
  {
    name: 'Dales landscape',
    drawing: <DalesLandscape places={PLACES} towns={['Bradford', 'Ripon', 'Leeds']} />,
    bytes: 17_000,
    gzipped: 5_000,
  },
  { name: 'Bradford', drawing: <Skyline place="clock-tower" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'Ripon', drawing: <Skyline place="cathedral" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'Leeds', drawing: <Skyline place="town-hall" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'market town', drawing: <Skyline place="town" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'lost sheep', drawing: <LostSheep />, bytes: 7_000, gzipped: 2_500 },
  ...(['toothbrush', 'braces', 'child', 'tooth'] as const).map((subject) => ({
    name: `video poster: ${subject}`,
    drawing: (
      <VideoPoster subject={subject}>
        <path d="M4 4h16" />
      </VideoPoster>
    ),
    bytes: 4_500,
    gzipped: 1_500,
  })),
  {
    name: 'wide panorama',
    drawing: <Panorama places={PLACES} shape="wide" />,
    bytes: 16_000,
    gzipped: 5_000,
  },
  {
    name: 'tall panorama',
    drawing: <Panorama places={PLACES} shape="tall" />,
    bytes: 16_000,
    gzipped: 5_000,
  },
  { name: 'meadow', drawing: <Meadow />, bytes: 700, gzipped: 400 },
  { name: 'ewe and lamb', drawing: <EweAndLamb />, bytes: 1_600, gzipped: 800 },
  {
    name: 'hill edge',
    drawing: <HillEdge places={PLACES} />,
    bytes: 2_600,
    gzipped: 1_200,
  },
  { name: 'service scene background', drawing: <ServiceSceneBackground />, bytes: 1_600, gzipped: 700 },
  { name: 'wide hills', drawing: <WideHills />, bytes: 6_000, gzipped: 2_200 },
  ...(['dawn', 'morning', 'noon', 'evening', 'night'] as const).map((hour) => ({
    name: `closing sky: ${hour}`,
    drawing: <ClosingSky key={hour} hour={hour} />,
    bytes: 2_400,
    gzipped: 1_000,
  })),
];

const SERVICES: readonly Drawn[] = services.map(({ icon, title }) => ({
  name: `service scene: ${title}`,
  drawing: <ServiceScene icon={icon} />,
  bytes: 6_000,
  gzipped: 1_900,
}));

/** The demo's team has no photographs. */
const drawnTeam = team.flatMap(({ name, portrait }) => (portrait ? [{ name, portrait }] : []));

const PORTRAITS: readonly Drawn[] = drawnTeam.map(({ name, portrait }) => ({
  name,
  drawing: <Portrait looks={portrait} />,
  bytes: 6_000,
  gzipped: 2_500,
}));

/** The demo's cases have no photographs. */
const drawnCases = transformations.flatMap(({ after, before, id }) => (after && before ? [{ after, before, id }] : []));

const ARCHES: readonly Drawn[] = drawnCases
  .flatMap(({ id, before, after }) => [
    { name: `${id}, before`, teeth: before },
    { name: `${id}, after`, teeth: after },
  ])
  .map(({ name, teeth }) => ({
    name,
    drawing: <Arch key={name} teeth={teeth} />,
    bytes: 9_000,
    gzipped: 3_000,
  }));

const CATEGORIES = [...blogPage.categories.map(slugify), 'not-found', 'none-yet', 'trouble', 'received', 'unknown-category'];

const ARTICLES: readonly Drawn[] = CATEGORIES.map((category) => ({
  name: `article picture: ${category}`,
  drawing: <ArticlePicture category={category} seed="any-seed" />,
  bytes: 7_000,
  gzipped: 2_500,
}));

const DRAWINGS = [...SCENERY, ...SERVICES, ...PORTRAITS, ...ARCHES, ...ARTICLES];

const ids = (markup: string) => values(markup, / id="([^"]*)"/g);

test.each(DRAWINGS)(
  '$name is small, decorative, complete and allowed by the content security policy',
  ({ drawing, bytes, gzipped }) => {
    const markup = renderToStaticMarkup(drawing);
    expect(markup.length).toBeLessThan(bytes);
    expect(gzipSync(markup).length).toBeLessThan(gzipped);
    expect(markup).toMatch(/^<svg [^>]*viewBox="/);
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(markup).not.toMatch(/NaN|undefined|<style|<script| style=| on[a-z]+=|(?:href="|url\()(?!#)/);
    const own = new Set(ids(markup));
    for (const reference of values(markup, /(?:href="|url\()#([^")]+)/g)) expect(own).toContain(reference);
  },
);

test.each([...SCENERY, ...SERVICES, ...ARTICLES].filter(({ name }) => !name.startsWith('video poster')))(
  '$name takes its colours from the palette',
  ({ drawing }) => {
    expect(values(renderToStaticMarkup(drawing), / (?:fill|stroke|color|stop-color)="(#[^"]*)"/g)).toEqual([]);
  },
);

test('all drawings on one page have unique ids', () => {
  const all = ids(renderToStaticMarkup(DRAWINGS.map(({ name, drawing }) => <div key={name}>{drawing}</div>)));
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all).size).toBe(all.length);
});

test('the lost sheep with a title is a labelled image', () => {
  const markup = renderToStaticMarkup(<LostSheep title="A sheep at a signpost" />);
  expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="A sheep at a signpost"/);
  expect(markup).not.toContain('aria-hidden');
});

test.each([1, 2, 3])('the landscape has a distant town and an arm of the fingerpost for each of %i practices', (count) => {
  const places = Array.from({ length: count }, () => 'town' as const);
  const towns = places.map((_, index) => `Town ${index}`);
  const landscape = renderToStaticMarkup(<DalesLandscape places={places} towns={towns} />);
  expect(landscape.split(FAR_TOWNS.town.shape)).toHaveLength(count + 1);
  expect(values(landscape, /<text [^>]*>([^<]*)</g)).toEqual(towns);
  expect(renderToStaticMarkup(<HillEdge places={places} />).split(FAR_TOWNS.town.shape)).toHaveLength(count + 1);
});

test('the mark is the rose or the shapes from the content', () => {
  expect(renderToStaticMarkup(<Mark mark="rose" />)).toContain('rotate(288)');
  expect(renderToStaticMarkup(<Mark mark={[{ path: 'M0 0H9V9Z', fill: 'onAction' }]} />)).toContain('d="M0 0H9V9Z"');
});

test('a service without a landmark shows its icon', () => {
  const scene = (
    <ServiceScene icon="leaf">
      <path d="M1 2" />
    </ServiceScene>
  );
  expect(renderToStaticMarkup(scene)).toContain('d="M1 2"');
});

test.each([
  ['people', PORTRAITS],
  ['services', SERVICES],
  ['mouths', ARCHES],
])('all %s look different', (_, drawings) => {
  expect(new Set(drawings.map(({ drawing }) => renderToStaticMarkup(drawing))).size).toBe(drawings.length);
});

const PLAIN: Looks = {
  skin: 1,
  hair: 'short',
  hairColour: 'brown',
  cloth: 'moss',
  faceWidth: 1,
  age: 'young',
  glasses: false,
  beard: false,
  freckles: false,
  coat: false,
  smile: 'closed',
};
const OTHER: Looks = {
  skin: 4,
  hair: 'braids',
  hairColour: 'grey',
  cloth: 'teal',
  faceWidth: 1.1,
  age: 'older',
  glasses: true,
  beard: true,
  freckles: true,
  coat: true,
  smile: 'open',
};

test.each(Object.entries(OTHER))('a portrait changes with %s', (part, value) => {
  const [plain, other] = [PLAIN, { ...PLAIN, [part]: value }].map((looks) => renderToStaticMarkup(<Portrait looks={looks} />));
  expect(other).not.toBe(plain);
});

test.each(drawnCases)('the arch of $id has the same skin and lips before and after', ({ before, after }) => {
  const [lipsBefore, lipsAfter] = [before, after].map((teeth) =>
    values(renderToStaticMarkup(<Arch teeth={teeth} />), /<path (?:fill-rule="evenodd"|d="M0 0h520v325H0z") ([^>]*)>/g),
  );
  expect(lipsBefore).toHaveLength(2);
  expect(lipsAfter).toEqual(lipsBefore);
});

describe('ArticlePicture', () => {
  const picture = (category: string, seed: string) => renderToStaticMarkup(<ArticlePicture category={category} seed={seed} />);

  it('differs between articles, and is the same every time for one', () => {
    const drawn = blogArticles.map(({ category, slug }) => picture(slugify(category), slug));
    expect(new Set(drawn).size).toBe(blogArticles.length);
    expect(picture('treatments', 'three-ways')).toBe(picture('treatments', 'three-ways'));
  });

  it.each(CATEGORIES)('stays within its size limit for any seed: %s', (category) => {
    for (let seed = 0; seed < 60; seed++) expect(picture(category, `seed-${seed}`).length).toBeLessThan(7_000);
  });
});
