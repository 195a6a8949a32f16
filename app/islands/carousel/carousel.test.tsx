import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';

const words = { previous: 'Back', next: 'On', pause: 'Pause', play: 'Play', goTo: 'Show {name}', of: 'of' };
const names = ['Ilkley', 'Otley', 'Skipton', 'Settle', 'Malham', 'Hawes'];

type Case = { goTo?: string; count?: number; single?: boolean };

function serverMarkup({ goTo = words.goTo, count = names.length, single = false }: Case = {}) {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <Carousel
      label="Towns"
      items={names.slice(0, count).map((name) => ({ key: name, name, element: <p>About {name}</p> }))}
      single={single}
      everySeconds={5}
      words={{ ...words, goTo }}
    />,
  );
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return { one: (selector: string) => all(selector)[0], all };
}

const attributes = (elements: { getAttribute: (name: string) => string | null }[], name: string) =>
  elements.map((element) => element.getAttribute(name));

describe('Carousel', () => {
  it('labels each dot with the name or number of its item', () => {
    expect(attributes(serverMarkup().all('.carousel-dots > button'), 'aria-label')).toEqual(names.map((name) => `Show ${name}`));
    const numbered = serverMarkup({ goTo: 'Go to {number}', count: 2, single: true });
    expect(attributes(numbered.all('.carousel-dots > button'), 'aria-label')).toEqual(['Go to 1', 'Go to 2']);
  });

  it('marks only the first dot as current', () => {
    const dots = serverMarkup().all('.carousel-dots > button');
    expect(attributes(dots, 'aria-current')).toEqual(['true', null, null, null, null, null]);
    expect(attributes(dots, 'aria-disabled')).toEqual(['true', null, null, null, null, null]);
  });

  it('has pause before its items and the dots after them', () => {
    const order = serverMarkup().all('[data-carousel="toggle"], .carousel-slides, .carousel-dots');
    expect(order.map(({ classList }) => classList[0])).toEqual(['carousel-button', 'carousel-slides', 'carousel-controls']);
  });

  it('hides at each width the dots of positions that cannot be reached', () => {
    const dots = serverMarkup().all('.carousel-dots > button');
    const hiddenBy = (className: string) => dots.map((dot) => dot.classList.contains(className));
    expect(hiddenBy('max-md:hidden')).toEqual([false, false, false, false, false, false]);
    expect(hiddenBy('md:max-lg:hidden')).toEqual([false, false, false, false, false, true]);
    expect(hiddenBy('lg:hidden')).toEqual([false, false, false, false, true, true]);
  });

  it('hides the controls at widths where all items are in view', () => {
    const controls = serverMarkup({ count: 2 }).all('.carousel-controls');
    const hiddenBy = (className: string) => controls.map(({ classList }) => classList.contains(className));
    expect(hiddenBy('max-md:hidden')).toEqual([false, false]);
    expect(hiddenBy('md:max-lg:hidden')).toEqual([true, true]);
    expect(hiddenBy('lg:hidden')).toEqual([true, true]);
  });
});
