import { describePlace, type Finding, type Place } from './finding.ts';

/** What one or more surfaces say. */
export type Statement = { value: string; surfaces: readonly string[]; place: Place };

/** One finding for all that is said of a subject: a line for each value, with the surfaces that show it. */
export function conflict(subject: string, statements: readonly Statement[], advice: string): Finding {
  return {
    kind: 'conflict',
    message: `${subject}: different surfaces say different things.`,
    details: statements.map(({ value, surfaces, place }) => `${surfaces.join(', ')}: ${value} (${describePlace(place)})`),
    places: statements.map(({ place }) => place),
    advice,
  };
}
