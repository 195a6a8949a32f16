import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StepList } from './step-list.tsx';

const steps = ['Talk', 'Look', 'Plan', 'Treat'].map((title) => ({ title, description: `${title} first.` }));

it.each(['across', 'down'] as const)(
  'is one ordered list in direction %s, with its visible numbers hidden from screen readers',
  (direction) => {
    const markup = renderToStaticMarkup(<StepList steps={steps} direction={direction} />);
    expect(markup.match(/<ol/g)).toHaveLength(1);
    expect([...markup.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual(['Talk', 'Look', 'Plan', 'Treat']);
    expect([...markup.matchAll(/<span aria-hidden="true"[^>]*>(\d)<\/span>/g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  },
);
