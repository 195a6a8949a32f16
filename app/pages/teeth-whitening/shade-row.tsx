import { mix } from '../../../drawings/colour.ts';

const count = 16;
const tooth = 'M9 18C12 1 52 1 55 18C57 38 61 58 61 78C61 90 56 94 47 94H17C8 94 3 90 3 78C3 58 7 38 9 18z';
const light = 'M17 24C15 38 13 50 12 62';

/** Percentage of white in a shade. Steps get smaller towards white. */
const white = (index: number) => Math.round(38 + 59 * (1 - (1 - index / (count - 1)) ** 1.6));

/** Sixteen shades from stained to white, as on a dentist's shade guide. Phones show every other one. */
export function ShadeRow() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-8 gap-x-[1.5%] max-md:-mx-[calc(var(--gutter)+1.75rem)] md:grid-cols-16 md:gap-x-[1%]"
    >
      {Array.from({ length: count }, (_, index) => (
        <svg
          key={white(index)}
          viewBox="0 0 64 96"
          className={`block w-full ${index % 2 === 0 ? 'max-md:hidden' : ''}`}
          aria-hidden="true"
        >
          <path d={tooth} fill={mix('accent', 'white', white(index))} />
          <path
            d={light}
            fill="none"
            stroke={mix('accent', 'white', 98)}
            strokeOpacity=".7"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
      ))}
    </div>
  );
}
