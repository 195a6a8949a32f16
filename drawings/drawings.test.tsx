import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContent } from '../content-model/load.ts';
import { slugify } from '../domain/slug.ts';
import { Arch } from './arch.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { ClosingSky } from './closing-sky.tsx';
import { DalesLandscape } from './dales-landscape.tsx';
import { HillEdge } from './hill-edge.tsx';
import { LostSheep } from './lost-sheep.tsx';
import { Mark } from './mark.tsx';
import { EweAndLamb, Meadow } from './meadow.tsx';
import { Panorama } from './panorama.tsx';
import { Portrait } from './portrait.tsx';
import { RoseMark } from './rose-mark.tsx';
import { ServiceScene } from './service-scene.tsx';
import { ServiceSceneBackground } from './service-scenes/hills.tsx';
import { Skyline } from './skyline.tsx';
import { VideoPoster } from './video-poster.tsx';
import { WideHills } from './wide-hills.tsx';

const { blogPage, services, team, transformations } = loadContent('content');

function values(markup: string, attribute: RegExp): string[] {
  return [...markup.matchAll(attribute)].map((match) => match[1] ?? '');
}

const PLACES = ['clock-tower', 'cathedral', 'town-hall'] as const;
const icon = <path d="M4 4h16" />;

type Drawn = readonly (readonly [name: string, drawing: ReactElement])[];

const SCENERY: Drawn = [
  ['rose mark', <RoseMark key="rose" />],
  ['Dales landscape', <DalesLandscape key="dales" places={PLACES} towns={['Bradford', 'Ripon', 'Leeds']} />],
  ...(['clock-tower', 'cathedral', 'town-hall', 'town'] as const).map(
    (place) => [`skyline: ${place}`, <Skyline key={place} place={place} />] as const,
  ),
  ['lost sheep', <LostSheep key="sheep" />],
  ['wide panorama', <Panorama key="wide" places={PLACES} />],
  ['meadow', <Meadow key="meadow" />],
  ['ewe and lamb', <EweAndLamb key="ewe" />],
  ['hill edge', <HillEdge key="edge" places={PLACES} />],
  ['service scene background', <ServiceSceneBackground key="background" />],
  ['wide hills', <WideHills key="hills" />],
  ...(['dawn', 'morning', 'noon', 'evening', 'night'] as const).map(
    (hour) => [`closing sky: ${hour}`, <ClosingSky key={hour} hour={hour} />] as const,
  ),
];

const POSTERS: Drawn = (['toothbrush', 'braces', 'child', 'tooth'] as const).map((subject) => [
  `video poster: ${subject}`,
  <VideoPoster key={subject} subject={subject}>
    {icon}
  </VideoPoster>,
]);

const SERVICES: Drawn = services.map(({ icon: name, title }) => [
  `service scene: ${title}`,
  <ServiceScene key={name} icon={name} />,
]);

/** The demo's team and cases have no photographs. */
const PORTRAITS: Drawn = team.flatMap(({ name, portrait }) =>
  portrait ? [[name, <Portrait key={name} looks={portrait} />] as const] : [],
);
const drawnCases = transformations.flatMap(({ after, before, id }) => (after && before ? [{ after, before, id }] : []));
const ARCHES: Drawn = drawnCases.flatMap(({ id, before, after }) => [
  [`${id}, before`, <Arch key="before" teeth={before} />] as const,
  [`${id}, after`, <Arch key="after" teeth={after} />] as const,
]);

const CATEGORIES = [...blogPage.categories.map(slugify), 'not-found', 'none-yet', 'trouble', 'received', 'unknown-category'];
const ARTICLES: Drawn = CATEGORIES.map((category) => [
  `article picture: ${category}`,
  <ArticlePicture key={category} category={category} seed="any-seed" />,
]);

const DRAWINGS = [...SCENERY, ...POSTERS, ...SERVICES, ...PORTRAITS, ...ARCHES, ...ARTICLES];
const maximumBytes = 17_000;

const ids = (markup: string) => values(markup, / id="([^"]*)"/g);

test.each(DRAWINGS)('%s is small, decorative, complete and allowed by the content security policy', (_, drawing) => {
  const markup = renderToStaticMarkup(drawing);
  expect(markup.length).toBeLessThan(maximumBytes);
  expect(markup).toMatch(/^<svg [^>]*viewBox="/);
  expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(markup).not.toMatch(/NaN|undefined|<style|<script| style=| on[a-z]+=|(?:href="|url\()(?!#)/);
  const own = new Set(ids(markup));
  for (const reference of values(markup, /(?:href="|url\()#([^")]+)/g)) expect(own).toContain(reference);
});

test.each([...SCENERY, ...SERVICES, ...ARTICLES])('%s takes its colours from the palette', (_, drawing) => {
  expect(values(renderToStaticMarkup(drawing), / (?:fill|stroke|color|stop-color)="(#[^"]*)"/g)).toEqual([]);
});

test('all drawings on one page have unique ids', () => {
  const all = ids(renderToStaticMarkup(DRAWINGS.map(([name, drawing]) => <div key={name}>{drawing}</div>)));
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all).size).toBe(all.length);
});

test('the lost sheep with a title is a labelled image', () => {
  const markup = renderToStaticMarkup(<LostSheep title="A sheep at a signpost" />);
  expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="A sheep at a signpost"/);
  expect(markup).not.toContain('aria-hidden');
});

test('the mark is the rose or the shapes from the content', () => {
  expect(renderToStaticMarkup(<Mark mark="rose" />)).toContain('rotate(288)');
  expect(renderToStaticMarkup(<Mark mark={[{ path: 'M0 0H9V9Z', fill: 'onAction' }]} />)).toContain('d="M0 0H9V9Z"');
});

test('a service without a landmark shows its icon', () => {
  expect(renderToStaticMarkup(<ServiceScene icon="leaf">{icon}</ServiceScene>)).toContain('d="M4 4h16"');
});
