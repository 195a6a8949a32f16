import type { TeamMember } from '../../content/schema/team.ts';
import { chances } from '../chances.ts';

export type Looks = TeamMember['portrait'];

export type Likeness = ReturnType<typeof likeness>;

const CLOSE_HAIR: readonly Looks['hair'][] = ['short', 'crop', 'turban', 'bald'];

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** What the content leaves open about a face. The same looks always give the same face. */
export function likeness(looks: Looks) {
  const { skin, hair, hairColour, cloth, faceWidth, age, beard } = looks;
  const chance = chances([skin, hair, hairColour, cloth, faceWidth, age].join());
  const between = (salt: number, low: number, high: number) => toTenth(low + chance(salt) * (high - low));
  const oneOf = <T>(salt: number, list: readonly [T, ...T[]]) => list[Math.floor(chance(salt) * list.length)] ?? list[0];
  // Of neck, brow and shoulder.
  const broad = beard || CLOSE_HAIR.includes(hair);
  const jaw = Math.round(between(1, broad ? 38 : 34, broad ? 43 : 39));
  return {
    broad,
    jaw,
    chin: between(2, jaw - 22, jaw - 17),
    length: Math.round(between(13, 60, 67)),
    // Near the width that the content asks for: two people of one width still differ.
    width: Math.round((faceWidth + chance(12) * 0.05 - 0.025) * 100) / 100,
    neck: toTenth((broad ? between(3, 23, 28) : between(3, 17, 20.5)) * faceWidth),
    reach: between(14, -4, 4),
    shoulders: toTenth((broad ? between(4, 90, 98) : between(4, 77, 86)) * faceWidth),
    nose: skin > 3 ? oneOf(5, ['broad', 'soft'] as const) : oneOf(5, ['button', 'straight', 'bridge', 'soft'] as const),
    eyes: oneOf(6, ['almond', 'round', 'hooded'] as const),
    eyeGap: between(7, 20, 22.4),
    brow: between(8, -5, 5),
    mouth: between(9, 0.9, 1.14),
    // Degrees by which the head leans, and how far the face looks to one side.
    tilt: between(10, -4, 4),
    turn: between(11, -3.5, 3.5),
    // For whatever else must differ. A salt means nothing; some were chosen so that neighbours in the team differ.
    chance,
  };
}
