import type { Fixture } from '../../ui/fixture.ts';
import { fences } from '../compare/compare-slider.fixtures.tsx';
import { CompareSlider } from '../compare/compare-slider.tsx';
import { Carousel } from './carousel.tsx';

const words = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop moving by itself',
  play: 'Move by itself',
  goTo: 'Show {name}',
  of: 'of',
};

const towns = 'Ilkley Otley Skipton Settle Malham Grassington Hawes Masham Thirsk Pickering'.split(' ');

const cards = (names: string[]) =>
  names.map((name, index) => ({
    key: name,
    name,
    element: (
      <div className="grid content-start gap-2 rounded-card border border-line bg-card p-6 shadow-card">
        <h4 className="font-display text-2xl font-bold">{name}</h4>
        <p className="text-ink-soft">
          {index % 3 === 1
            ? 'A market, a bridge and a long walk up the hill behind the church, with a bench at the top for those who need one.'
            : 'A market and a bridge.'}
        </p>
        <p>
          <a className="text-action underline underline-offset-3" href="#carousel">
            More about {name}
          </a>
        </p>
      </div>
    ),
  }));

export const fixtures: Fixture[] = [
  {
    name: 'One, two or three at a time, depending on window width',
    element: <Carousel label="Towns" items={cards(towns)} perView={{ base: 1, md: 2, lg: 3 }} everySeconds={4} words={words} />,
  },
  {
    name: 'One at a time, with a comparison in each',
    element: (
      <Carousel
        label="Comparisons"
        items={['First', 'Second', 'Third'].map((name) => ({
          key: name,
          name,
          element: (
            <CompareSlider
              before={fences.before}
              after={fences.after}
              label={`${name} drawing: move to compare`}
              beforeLabel="Before"
              afterLabel="After"
              valueText="{percent} per cent before"
            />
          ),
        }))}
        perView={{ base: 1, md: 1, lg: 1 }}
        everySeconds={5}
        words={{ ...words, goTo: 'Show drawing {number}' }}
      />
    ),
  },
  {
    name: 'Fewer items than fit a wide window, so no controls there',
    element: (
      <Carousel
        label="Two towns"
        items={cards(towns.slice(0, 2))}
        perView={{ base: 1, md: 2, lg: 3 }}
        everySeconds={5}
        words={words}
      />
    ),
  },
];
