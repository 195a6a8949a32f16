import { describePlace, type Finding, type Place } from './finding.ts';

/** A value and the surfaces that publish it. */
export type Statement = { value: string; surfaces: readonly string[]; place: Place };

/** A finding with one line for each value and the surfaces that show it. */
export function conflict(subject: string, statements: readonly Statement[], advice: string): Finding {
  return {
    kind: 'conflict',
    message: `${subject}: the figures differ between surfaces.`,
    details: statements.map(({ value, surfaces, place }) => `${surfaces.join(', ')}: ${value} (${describePlace(place)})`),
    places: statements.map(({ place }) => place),
    advice,
  };
}
