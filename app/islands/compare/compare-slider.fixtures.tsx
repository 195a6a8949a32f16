import type { Fixture } from '../../ui/fixture.ts';
import { CompareSlider } from './compare-slider.tsx';

const places = [75, 180, 285, 390, 495];

/** Five posts of a fence, upright or leaning by turns. */
const posts = (title: string, ground: string, lean: number) => (
  <svg role="img" viewBox="0 0 640 400">
    <title>{title}</title>
    <path fill={ground} d="M0 0h640v400H0z" />
    {places.map((x) => (
      <rect
        key={x}
        x={x}
        y={110}
        width={70}
        height={190}
        rx={22}
        fill="#fffdf6"
        stroke="#36485f"
        strokeWidth={4}
        transform={`rotate(${x % 2 === 0 ? lean : -lean} ${x + 35} 205)`}
      />
    ))}
  </svg>
);

export const fences = {
  before: posts('Five posts that lean this way and that', '#f3cfc4', 12),
  after: posts('Five upright posts in a row', '#dbe9f8', 0),
};

export const fixtures: Fixture[] = [
  {
    name: 'Two drawings',
    element: (
      <CompareSlider
        before={fences.before}
        after={fences.after}
        label="Move to compare before and after"
        beforeLabel="Before"
        afterLabel="After"
        valueText="{percent} per cent before"
      />
    ),
  },
  {
    name: 'Narrow, with long labels',
    element: (
      <div className="max-w-72">
        <CompareSlider
          before={fences.before}
          after={fences.after}
          label="Move to compare the two summers"
          beforeLabel="Before the repair"
          afterLabel="After it"
          valueText="{percent} per cent before"
        />
      </div>
    ),
  },
];
