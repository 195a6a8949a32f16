import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DalesLandscape } from './dales-landscape.tsx';
import { HillEdge } from './hill-edge.tsx';
import { LostSheep } from './lost-sheep.tsx';
import { RoseMark } from './rose-mark.tsx';
import { Skyline } from './skyline.tsx';

const DRAWINGS: readonly { name: string; drawing: ReactElement; bytes: number; gzipped: number }[] = [
  { name: 'the rose', drawing: <RoseMark />, bytes: 2_000, gzipped: 700 },
  { name: 'the landscape', drawing: <DalesLandscape />, bytes: 14_000, gzipped: 4_500 },
  { name: 'Bradford', drawing: <Skyline place="bradford" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'Ripon', drawing: <Skyline place="ripon" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'Leeds', drawing: <Skyline place="leeds" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'a market town', drawing: <Skyline place="town" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'the lost sheep', drawing: <LostSheep />, bytes: 7_000, gzipped: 2_500 },
  { name: 'the hill edge', drawing: <HillEdge />, bytes: 1_200, gzipped: 600 },
];

const values = (markup: string, attribute: RegExp) => [...markup.matchAll(attribute)].map((match) => match[1] ?? '');
const ids = (markup: string) => values(markup, / id="([^"]*)"/g);

describe.each(DRAWINGS)('$name', ({ drawing, bytes, gzipped }) => {
  const markup = renderToStaticMarkup(drawing);

  it('stays within its weight', () => {
    expect(markup.length).toBeLessThan(bytes);
    expect(gzipSync(markup).length).toBeLessThan(gzipped);
  });

  it('has nothing in it that the content security policy would refuse', () => {
    expect(markup).not.toMatch(/<style|<script| style=| on[a-z]+=/);
  });

  it('takes every colour from the palette', () => {
    const colours = values(markup, / (?:fill|stroke|color|stop-color)="([^"]*)"/g);
    expect(colours.length).toBeGreaterThan(0);
    for (const colour of colours) {
      expect(colour).toMatch(
        /^(?:none|currentColor|url\(#.+\)|var\(--[a-z-]+\)|color-mix\(.*var\(--.*\)|oklch\(from var\(--.*\))$/,
      );
    }
  });

  it('refers only to shapes and paints of its own', () => {
    const own = new Set(ids(markup));
    for (const reference of values(markup, /(?:href="|url\()#([^")]+)/g)) {
      expect(own).toContain(reference);
    }
  });

  it('is hidden from assistive technology and out of the tab order', () => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(markup).toMatch(/^<svg [^>]*focusable="false"/);
    expect(markup).not.toContain('role=');
  });
});

describe('a drawing that carries meaning', () => {
  it.each([
    { name: 'the rose', drawing: <RoseMark title="A rose of teeth" />, title: 'A rose of teeth' },
    { name: 'a skyline', drawing: <Skyline place="ripon" title="Ripon by day" />, title: 'Ripon by day' },
    { name: 'the lost sheep', drawing: <LostSheep title="A sheep at a signpost" />, title: 'A sheep at a signpost' },
  ])('$name is an image with a name once it has a title', ({ drawing, title }) => {
    const markup = renderToStaticMarkup(drawing);
    expect(markup).toMatch(new RegExp(`^<svg [^>]*role="img" aria-label="${title}"`));
    expect(markup).not.toContain('aria-hidden');
  });
});

describe('drawings on one page', () => {
  it('never share an id', () => {
    const all = ids(renderToStaticMarkup(DRAWINGS.map(({ name, drawing }) => <div key={name}>{drawing}</div>)));
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the landscape', () => {
  const markup = renderToStaticMarkup(<DalesLandscape />);

  it('has a sun and two clouds by day, which may drift because no transform attribute holds them', () => {
    expect(values(markup, / class="(day-only drift[^"]*)"/g)).toEqual([
      'day-only drift-slow',
      'day-only drift',
      'day-only drift',
    ]);
    expect(markup).not.toMatch(/<g class="day-only drift[^"]*"[^>]*transform/);
  });

  it('has things that only night shows', () => {
    expect(markup).toContain('class="night-only"');
  });
});

describe('the hill edge', () => {
  it('ends in the colour of the ground below it', () => {
    const paths = values(renderToStaticMarkup(<HillEdge />), / fill="([^"]*)"/g);
    expect(paths.at(-1)).toBe('currentColor');
  });
});
