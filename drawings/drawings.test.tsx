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
import { EYE_WHITE, HAIRS, irises, MOUTH, PUPIL, SKINS, TOOTH } from './portraits/complexion.ts';
import type { Looks } from './portraits/face-features.ts';
import { RoseMark } from './rose-mark.tsx';
import { ServiceScene } from './service-scene.tsx';
import { ServiceSceneBackground } from './service-scene-background.tsx';
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
  bytes: number;
  gzipped: number;
  /** Colours allowed besides the palette. */
  fixed?: (colour: string) => boolean;
}

const PERSON_COLOURS = [
  ...[...SKINS, ...Object.values(HAIRS)].flatMap((tones) => Object.values<string>({ ...tones })),
  ...[0, 5].flatMap((skin) => irises(skin)),
  ...[EYE_WHITE, MOUTH, PUPIL, TOOTH],
];

const SCENERY: readonly Drawn[] = [
  { name: 'rose mark', drawing: <RoseMark />, bytes: 2_000, gzipped: 700 },
  {
    name: 'Dales landscape',
    drawing: <DalesLandscape places={['clock-tower', 'cathedral', 'town-hall']} towns={['Bradford', 'Ripon', 'Leeds']} />,
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
    fixed: (colour: string) => PERSON_COLOURS.includes(colour),
  })),
  {
    name: 'wide panorama',
    drawing: <Panorama places={['clock-tower', 'cathedral', 'town-hall']} shape="wide" />,
    bytes: 16_000,
    gzipped: 5_000,
  },
  {
    name: 'tall panorama',
    drawing: <Panorama places={['clock-tower', 'cathedral', 'town-hall']} shape="tall" />,
    bytes: 16_000,
    gzipped: 5_000,
  },
  { name: 'meadow', drawing: <Meadow />, bytes: 700, gzipped: 400 },
  { name: 'ewe and lamb', drawing: <EweAndLamb />, bytes: 1_600, gzipped: 800 },
  {
    name: 'hill edge',
    drawing: <HillEdge places={['clock-tower', 'cathedral', 'town-hall']} />,
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
  fixed: (colour) => PERSON_COLOURS.includes(colour),
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
    fixed: (colour) => /^#[0-9a-f]{3,6}$/.test(colour),
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

describe.each(DRAWINGS)('$name', ({ drawing, bytes, gzipped, fixed = () => false }) => {
  const markup = renderToStaticMarkup(drawing);

  it('stays within its size limits', () => {
    expect(markup.length).toBeLessThan(bytes);
    expect(gzipSync(markup).length).toBeLessThan(gzipped);
  });

  it('contains nothing that the content security policy blocks', () => {
    expect(markup).not.toMatch(/<style|<script| style=| on[a-z]+=/);
  });

  it('uses only palette colours, except for people', () => {
    const colours = values(markup, / (?:fill|stroke|color|stop-color)="([^"]*)"/g);
    expect(colours.length).toBeGreaterThan(0);
    for (const colour of colours) {
      if (fixed(colour)) continue;
      expect(colour).toMatch(
        /^(?:none|currentColor|url\(#.+\)|var\(--[a-z-]+\)|color-mix\(.*var\(--.*\)|oklch\(from var\(--.*\))$/,
      );
    }
  });

  it('has a viewBox and no fixed size', () => {
    expect(markup).toMatch(/^<svg [^>]*viewBox="/);
    expect(markup).not.toMatch(/^<svg [^>]* (?:width|height)=/);
  });

  it('references only its own ids', () => {
    const own = new Set(ids(markup));
    for (const reference of values(markup, /(?:href="|url\()#([^")]+)/g)) {
      expect(own).toContain(reference);
    }
  });

  it('is hidden from assistive technology', () => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(markup).not.toContain('role=');
  });
});

test('the lost sheep with a title is a labelled image', () => {
  const markup = renderToStaticMarkup(<LostSheep title="A sheep at a signpost" />);
  expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="A sheep at a signpost"/);
  expect(markup).not.toContain('aria-hidden');
});

describe('several drawings on one page', () => {
  it('have unique ids', () => {
    const all = ids(renderToStaticMarkup(DRAWINGS.map(({ name, drawing }) => <div key={name}>{drawing}</div>)));
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('DalesLandscape', () => {
  const markup = renderToStaticMarkup(<DalesLandscape places={['clock-tower', 'cathedral', 'town-hall']} />);

  it('has no sun or clouds, which the page animates', () => {
    expect(markup).not.toMatch(/drift|0 0h1440v620H0/);
  });

  it('has a fingerpost with an arm for each town', () => {
    const signed = renderToStaticMarkup(<DalesLandscape places={['town', 'town']} towns={['Settle', 'Hawes']} />);
    expect(values(signed, /<text [^>]*>([^<]*)</g)).toEqual(['Settle', 'Hawes']);
    expect(markup).not.toContain('<text');
  });

  it.each([1, 2, 3])('has a distant town for each of %i practices', (count) => {
    const places = Array.from({ length: count }, () => 'town' as const);
    const shapes = renderToStaticMarkup(<DalesLandscape places={places} />).split(FAR_TOWNS.town.shape).length - 1;
    expect(shapes).toBe(count);
    expect(renderToStaticMarkup(<HillEdge places={places} />).split(FAR_TOWNS.town.shape).length - 1).toBe(count);
  });

  it('has shapes that only show at night', () => {
    expect(markup).toContain('class="night-only"');
  });
});

describe('Mark', () => {
  it('is the rose or the shapes from the content, in palette colours', () => {
    expect(renderToStaticMarkup(<Mark mark="rose" />)).toContain('rotate(288)');
    const markup = renderToStaticMarkup(<Mark mark={[{ path: 'M0 0H9V9Z', fill: 'onAction' }]} />);
    expect(markup).toContain('<path d="M0 0H9V9Z" fill="var(--on-action)"></path>');
    expect(markup).not.toContain('rotate');
  });
});

describe('ServiceScene', () => {
  it('differs per service and shows the icon if there is no landmark', () => {
    expect(new Set(SERVICES.map(({ drawing }) => renderToStaticMarkup(drawing))).size).toBe(6);
    expect(
      renderToStaticMarkup(
        <ServiceScene icon="leaf">
          <path d="M1 2" />
        </ServiceScene>,
      ),
    ).toContain('d="M1 2"');
  });
});

describe('HillEdge', () => {
  it("ends in the footer's background colour", () => {
    expect(renderToStaticMarkup(<HillEdge places={['clock-tower', 'cathedral', 'town-hall']} />)).toMatch(
      /class="night" fill="var\(--hill-front\)"><\/path><\/svg>$/,
    );
  });
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

describe('portraits of the team', () => {
  const portraits = PORTRAITS.map(({ drawing }) => renderToStaticMarkup(drawing));

  it('are fifteen different drawings', () => {
    expect(portraits).toHaveLength(15);
    expect(new Set(portraits).size).toBe(15);
  });

  it('have different face outlines', () => {
    const faces = portraits.map((markup) => values(markup, / id="[^"]*face" d="([^"]*)"/g).join());
    expect(new Set(faces).size).toBe(portraits.length);
  });

  it.each(drawnTeam)('draw $name the same every time', ({ portrait }) => {
    expect(renderToStaticMarkup(<Portrait looks={portrait} />)).toBe(renderToStaticMarkup(<Portrait looks={{ ...portrait }} />));
  });

  it.each(['skin', 'hair', 'hairColour', 'cloth', 'faceWidth', 'age', 'glasses', 'beard', 'freckles', 'coat', 'smile'] as const)(
    'change with %s',
    (part) => {
      expect(renderToStaticMarkup(<Portrait looks={{ ...PLAIN, [part]: OTHER[part] }} />)).not.toBe(
        renderToStaticMarkup(<Portrait looks={PLAIN} />),
      );
    },
  );
});

describe.each(drawnCases)('arch of $id', ({ before, after }) => {
  const drawn = [before, after].map((teeth) => renderToStaticMarkup(<Arch teeth={teeth} />));

  it('uses no palette colours', () => {
    for (const markup of drawn) expect(markup).not.toContain('var(--');
  });

  it('has different teeth before and after', () => {
    expect(drawn[0]).not.toBe(drawn[1]);
  });

  it('has the same skin and lips before and after', () => {
    const [lipsBefore, lipsAfter] = drawn.map((markup) => values(markup, /<path fill-rule="evenodd" ([^>]*)>/g));
    const [skinBefore, skinAfter] = drawn.map((markup) => values(markup, /<path d="M0 0h520v325H0z" ([^>]*)>/g));
    expect(lipsBefore).toHaveLength(1);
    expect(lipsAfter).toEqual(lipsBefore);
    expect(skinBefore).toHaveLength(1);
    expect(skinAfter).toEqual(skinBefore);
  });
});

describe('arches', () => {
  it('show ten different mouths', () => {
    const mouths = drawnCases.map(({ after }) =>
      values(renderToStaticMarkup(<Arch teeth={after} />), /<path fill-rule="evenodd" ([^>]*)>/g).join(),
    );
    expect(mouths).toHaveLength(10);
    expect(new Set(mouths).size).toBe(10);
  });
});

describe('ArticlePicture', () => {
  const picture = (category: string, seed: string) => renderToStaticMarkup(<ArticlePicture category={category} seed={seed} />);

  it('differs between articles, even in one category', () => {
    const drawn = blogArticles.map(({ category, slug }) => picture(slugify(category), slug));
    expect(new Set(drawn).size).toBe(blogArticles.length);
    expect(blogArticles.length).toBeGreaterThan(12);
  });

  it('has a different motif per category', () => {
    expect(new Set(CATEGORIES.map((category) => picture(category, 'one-seed'))).size).toBe(CATEGORIES.length - 1);
    expect(picture('not-found', 'one-seed')).toBe(picture('nhs-services', 'one-seed'));
  });

  it('is the same every time', () => {
    expect(picture('treatments', 'three-ways')).toBe(picture('treatments', 'three-ways'));
  });

  it.each(CATEGORIES)('stays within its size limit for any seed: %s', (category) => {
    for (let seed = 0; seed < 60; seed++) expect(picture(category, `seed-${seed}`).length).toBeLessThan(7_000);
  });
});
