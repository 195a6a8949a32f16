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
import type { Looks } from './portraits/likeness.ts';
import { RoseMark } from './rose-mark.tsx';
import { ServiceScene } from './service-scene.tsx';
import { Skyline } from './skyline.tsx';
import { VideoPoster } from './video-poster.tsx';
import { WalkEnds } from './walk-ends.tsx';
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
  /** Which colours it may have beside the palette's. */
  fixed?: (colour: string) => boolean;
}

const OF_A_PERSON = [
  ...[...SKINS, ...Object.values(HAIRS)].flatMap((tones) => Object.values<string>({ ...tones })),
  ...[0, 5].flatMap((skin) => irises(skin)),
  ...[EYE_WHITE, MOUTH, PUPIL, TOOTH],
];

const HOUSE: readonly Drawn[] = [
  { name: 'the rose', drawing: <RoseMark />, bytes: 2_000, gzipped: 700 },
  {
    name: 'the landscape',
    drawing: <DalesLandscape places={['clock-tower', 'cathedral', 'town-hall']} towns={['Bradford', 'Ripon', 'Leeds']} />,
    bytes: 17_000,
    gzipped: 5_000,
  },
  { name: 'Bradford', drawing: <Skyline place="clock-tower" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'Ripon', drawing: <Skyline place="cathedral" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'Leeds', drawing: <Skyline place="town-hall" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'a market town', drawing: <Skyline place="town" />, bytes: 7_000, gzipped: 2_500 },
  { name: 'the lost sheep', drawing: <LostSheep />, bytes: 7_000, gzipped: 2_500 },
  ...(['toothbrush', 'braces', 'child', 'tooth'] as const).map((subject) => ({
    name: `the poster of a film about: ${subject}`,
    drawing: (
      <VideoPoster subject={subject}>
        <path d="M4 4h16" />
      </VideoPoster>
    ),
    bytes: 4_500,
    gzipped: 1_500,
    fixed: (colour: string) => OF_A_PERSON.includes(colour),
  })),
  {
    name: 'the towns side by side',
    drawing: <Panorama places={['clock-tower', 'cathedral', 'town-hall']} shape="wide" />,
    bytes: 16_000,
    gzipped: 5_000,
  },
  {
    name: 'the towns one above the other',
    drawing: <Panorama places={['clock-tower', 'cathedral', 'town-hall']} shape="tall" />,
    bytes: 16_000,
    gzipped: 5_000,
  },
  { name: 'the meadow', drawing: <Meadow />, bytes: 700, gzipped: 400 },
  { name: 'a ewe and her lamb', drawing: <EweAndLamb />, bytes: 1_600, gzipped: 800 },
  {
    name: 'the hill edge',
    drawing: <HillEdge places={['clock-tower', 'cathedral', 'town-hall']} />,
    bytes: 2_600,
    gzipped: 1_200,
  },
  { name: 'the hills beside the services', drawing: <WalkEnds />, bytes: 1_600, gzipped: 700 },
  { name: 'the hills beside a town', drawing: <WideHills />, bytes: 6_000, gzipped: 2_200 },
  ...(['dawn', 'morning', 'noon', 'evening', 'night'] as const).map((hour) => ({
    name: `the sky of a page's end, ${hour}`,
    drawing: <ClosingSky key={hour} hour={hour} />,
    bytes: 2_400,
    gzipped: 1_000,
  })),
];

const SERVICES: readonly Drawn[] = services.map(({ icon, title }) => ({
  name: `the scene of ${title}`,
  drawing: <ServiceScene icon={icon} />,
  bytes: 6_000,
  gzipped: 1_900,
}));

const PORTRAITS: readonly Drawn[] = team.map(({ name, portrait }) => ({
  name,
  drawing: <Portrait looks={portrait} />,
  bytes: 6_000,
  gzipped: 2_500,
  fixed: (colour) => OF_A_PERSON.includes(colour),
}));

const ARCHES: readonly Drawn[] = transformations
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

const CATEGORIES = [...blogPage.categories.map(slugify), 'not-found', 'none-yet', 'trouble', 'received', 'of-no-category'];

const ARTICLES: readonly Drawn[] = CATEGORIES.map((category) => ({
  name: `an article of ${category}`,
  drawing: <ArticlePicture category={category} seed="any-seed" />,
  bytes: 7_000,
  gzipped: 2_500,
}));

const DRAWINGS = [...HOUSE, ...SERVICES, ...PORTRAITS, ...ARCHES, ...ARTICLES];

const ids = (markup: string) => values(markup, / id="([^"]*)"/g);

describe.each(DRAWINGS)('$name', ({ drawing, bytes, gzipped, fixed = () => false }) => {
  const markup = renderToStaticMarkup(drawing);

  it('stays within its weight', () => {
    expect(markup.length).toBeLessThan(bytes);
    expect(gzipSync(markup).length).toBeLessThan(gzipped);
  });

  it('has nothing in it that the content security policy would refuse', () => {
    expect(markup).not.toMatch(/<style|<script| style=| on[a-z]+=/);
  });

  it('takes every colour from the palette, but for those of a person', () => {
    const colours = values(markup, / (?:fill|stroke|color|stop-color)="([^"]*)"/g);
    expect(colours.length).toBeGreaterThan(0);
    for (const colour of colours) {
      if (fixed(colour)) continue;
      expect(colour).toMatch(
        /^(?:none|currentColor|url\(#.+\)|var\(--[a-z-]+\)|color-mix\(.*var\(--.*\)|oklch\(from var\(--.*\))$/,
      );
    }
  });

  it('scales with whatever holds it', () => {
    expect(markup).toMatch(/^<svg [^>]*viewBox="/);
    expect(markup).not.toMatch(/^<svg [^>]* (?:width|height)=/);
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

test('the lost sheep carries meaning: it is an image with a name', () => {
  const markup = renderToStaticMarkup(<LostSheep title="A sheep at a signpost" />);
  expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="A sheep at a signpost"/);
  expect(markup).not.toContain('aria-hidden');
});

describe('drawings on one page', () => {
  it('never share an id', () => {
    const all = ids(renderToStaticMarkup(DRAWINGS.map(({ name, drawing }) => <div key={name}>{drawing}</div>)));
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the landscape', () => {
  const markup = renderToStaticMarkup(<DalesLandscape places={['clock-tower', 'cathedral', 'town-hall']} />);

  it('leaves sun and clouds to the page, which moves them', () => {
    expect(markup).not.toMatch(/drift|0 0h1440v620H0/);
  });

  it('has a fingerpost with an arm for each town that it is given', () => {
    const signed = renderToStaticMarkup(<DalesLandscape places={['town', 'town']} towns={['Settle', 'Hawes']} />);
    expect(values(signed, /<text [^>]*>([^<]*)</g)).toEqual(['Settle', 'Hawes']);
    expect(markup).not.toContain('<text');
  });

  it.each([1, 2, 3])('has a town far off for each of %i practices', (count) => {
    const places = Array.from({ length: count }, () => 'town' as const);
    const shapes = renderToStaticMarkup(<DalesLandscape places={places} />).split(FAR_TOWNS.town.shape).length - 1;
    expect(shapes).toBe(count);
    expect(renderToStaticMarkup(<HillEdge places={places} />).split(FAR_TOWNS.town.shape).length - 1).toBe(count);
  });

  it('has things that only night shows', () => {
    expect(markup).toContain('class="night-only"');
  });
});

describe('the mark', () => {
  it('is the rose, or whatever shapes the content gives, in the colours of the palette', () => {
    expect(renderToStaticMarkup(<Mark mark="rose" />)).toContain('rotate(288)');
    const markup = renderToStaticMarkup(<Mark mark={[{ path: 'M0 0H9V9Z', fill: 'onAction' }]} />);
    expect(markup).toContain('<path d="M0 0H9V9Z" fill="var(--on-action)"></path>');
    expect(markup).not.toContain('rotate');
  });
});

describe('the scenes of services', () => {
  it('are all different, and come from the icon where there is no landmark for it', () => {
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

describe('the hill edge', () => {
  it('ends in the colour of the ground below it', () => {
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

describe('the team', () => {
  const portraits = PORTRAITS.map(({ drawing }) => renderToStaticMarkup(drawing));

  it('is fifteen people, of whom no two look alike', () => {
    expect(portraits).toHaveLength(15);
    expect(new Set(portraits).size).toBe(15);
  });

  it('has no two faces with the same outline', () => {
    const faces = portraits.map((markup) => values(markup, / id="[^"]*face" d="([^"]*)"/g).join());
    expect(new Set(faces).size).toBe(portraits.length);
  });

  it.each(team)('draws $name the same at every request', ({ portrait }) => {
    expect(renderToStaticMarkup(<Portrait looks={portrait} />)).toBe(renderToStaticMarkup(<Portrait looks={{ ...portrait }} />));
  });

  it.each(['skin', 'hair', 'hairColour', 'cloth', 'faceWidth', 'age', 'glasses', 'beard', 'freckles', 'coat', 'smile'] as const)(
    'shows a change of %s',
    (part) => {
      expect(renderToStaticMarkup(<Portrait looks={{ ...PLAIN, [part]: OTHER[part] }} />)).not.toBe(
        renderToStaticMarkup(<Portrait looks={PLAIN} />),
      );
    },
  );
});

describe.each(transformations)('the smile of $id', ({ before, after }) => {
  const drawn = [before, after].map((teeth) => renderToStaticMarkup(<Arch teeth={teeth} />));

  it('is the same by day and by night', () => {
    for (const markup of drawn) expect(markup).not.toContain('var(--');
  });

  it('changes its teeth', () => {
    expect(drawn[0]).not.toBe(drawn[1]);
  });

  it('keeps its skin and its lips', () => {
    const [lipsBefore, lipsAfter] = drawn.map((markup) => values(markup, /<path fill-rule="evenodd" ([^>]*)>/g));
    const [skinBefore, skinAfter] = drawn.map((markup) => values(markup, /<path d="M0 0h520v325H0z" ([^>]*)>/g));
    expect(lipsBefore).toHaveLength(1);
    expect(lipsAfter).toEqual(lipsBefore);
    expect(skinBefore).toHaveLength(1);
    expect(skinAfter).toEqual(skinBefore);
  });
});

describe('the smiles', () => {
  it('are ten different mouths', () => {
    const mouths = transformations.map(({ after }) =>
      values(renderToStaticMarkup(<Arch teeth={after} />), /<path fill-rule="evenodd" ([^>]*)>/g).join(),
    );
    expect(mouths).toHaveLength(10);
    expect(new Set(mouths).size).toBe(10);
  });
});

describe('the pictures of articles', () => {
  const picture = (category: string, seed: string) => renderToStaticMarkup(<ArticlePicture category={category} seed={seed} />);

  it('are all different, also within a category', () => {
    const drawn = blogArticles.map(({ category, slug }) => picture(slugify(category), slug));
    expect(new Set(drawn).size).toBe(blogArticles.length);
    expect(blogArticles.length).toBeGreaterThan(12);
  });

  it('give each category a sign of its own', () => {
    expect(new Set(CATEGORIES.map((category) => picture(category, 'one-seed'))).size).toBe(CATEGORIES.length - 1);
    expect(picture('not-found', 'one-seed')).toBe(picture('nhs-services', 'one-seed'));
  });

  it('are the same at every request', () => {
    expect(picture('treatments', 'three-ways')).toBe(picture('treatments', 'three-ways'));
  });

  it.each(CATEGORIES)('stay within their weight whatever the seed: %s', (category) => {
    for (let seed = 0; seed < 60; seed++) expect(picture(category, `seed-${seed}`).length).toBeLessThan(7_000);
  });
});
