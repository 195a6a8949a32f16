import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClosingSky } from './closing-sky.tsx';
import { DalesLandscape } from './dales-landscape.tsx';
import { HillEdge } from './hill-edge.tsx';
import { Mark } from './mark.tsx';
import { Panorama } from './panorama.tsx';
import { RoseMark } from './rose-mark.tsx';
import { Skyline } from './skyline.tsx';
import { WideHills } from './wide-hills.tsx';

function values(markup: string, attribute: RegExp): string[] {
  return [...markup.matchAll(attribute)].map((match) => match[1] ?? '');
}

const PLACES = ['clock-tower', 'cathedral', 'town-hall'] as const;

type Drawn = readonly (readonly [name: string, drawing: ReactElement])[];

const DRAWINGS: Drawn = [
  ['rose mark', <RoseMark key="rose" />],
  ['Dales landscape', <DalesLandscape key="dales" places={PLACES} towns={['Bradford', 'Ripon', 'Leeds']} />],
  ...(['clock-tower', 'cathedral', 'town-hall', 'town'] as const).map(
    (place) => [`skyline: ${place}`, <Skyline key={place} place={place} />] as const,
  ),
  ['wide panorama', <Panorama key="wide" places={PLACES} />],
  ['hill edge', <HillEdge key="edge" places={PLACES} />],
  ['wide hills', <WideHills key="hills" />],
  ...(['dawn', 'morning', 'noon', 'evening', 'night'] as const).map(
    (hour) => [`closing sky: ${hour}`, <ClosingSky key={hour} hour={hour} />] as const,
  ),
];

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

test.each(DRAWINGS)('%s takes its colours from the palette', (_, drawing) => {
  expect(values(renderToStaticMarkup(drawing), / (?:fill|stroke|color|stop-color)="(#[^"]*)"/g)).toEqual([]);
});

test('all drawings on one page have unique ids', () => {
  const all = ids(renderToStaticMarkup(DRAWINGS.map(([name, drawing]) => <div key={name}>{drawing}</div>)));
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all).size).toBe(all.length);
});

test('the mark is the rose or the shapes from the content', () => {
  expect(renderToStaticMarkup(<Mark mark="rose" />)).toContain('rotate(288)');
  expect(renderToStaticMarkup(<Mark mark={[{ path: 'M0 0H9V9Z', fill: 'onAction' }]} />)).toContain('d="M0 0H9V9Z"');
});
