import type { TeamMember } from '../../content-model/schema/team.ts';
import { seededRandom } from '../seeded-random.ts';

export type Looks = NonNullable<TeamMember['portrait']>;

export type FaceFeatures = ReturnType<typeof faceFeatures>;

const CLOSE_HAIR: readonly Looks['hair'][] = ['short', 'crop', 'turban', 'bald'];

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** The details of a face that the content does not define. The same looks always give the same face. */
export function faceFeatures(looks: Looks) {
  const { skin, hair, hairColour, cloth, faceWidth, age, beard } = looks;
  const random = seededRandom([skin, hair, hairColour, cloth, faceWidth, age].join());
  const between = (salt: number, low: number, high: number) => toTenth(low + random(salt) * (high - low));
  const oneOf = <T>(salt: number, list: readonly [T, ...T[]]) => list[Math.floor(random(salt) * list.length)] ?? list[0];
  // Broad neck, brows and shoulders.
  const broad = beard || CLOSE_HAIR.includes(hair);
  const jaw = Math.round(between(1, broad ? 38 : 34, broad ? 43 : 39));
  return {
    broad,
    jaw,
    chin: between(2, jaw - 22, jaw - 17),
    length: Math.round(between(13, 60, 67)),
    // Varies slightly around the given width.
    width: Math.round((faceWidth + random(12) * 0.05 - 0.025) * 100) / 100,
    neck: toTenth((broad ? between(3, 23, 28) : between(3, 17, 20.5)) * faceWidth),
    reach: between(14, -4, 4),
    shoulders: toTenth((broad ? between(4, 90, 98) : between(4, 77, 86)) * faceWidth),
    nose: skin > 3 ? oneOf(5, ['broad', 'soft'] as const) : oneOf(5, ['button', 'straight', 'bridge', 'soft'] as const),
    eyes: oneOf(6, ['almond', 'round', 'hooded'] as const),
    eyeGap: between(7, 20, 22.4),
    brow: between(8, -5, 5),
    mouth: between(9, 0.9, 1.14),
    // Tilt of the head in degrees and horizontal offset of the face.
    tilt: between(10, -4, 4),
    turn: between(11, -3.5, 3.5),
    // For other details. Some salts were chosen so that neighbours in the team differ.
    random,
  };
}
