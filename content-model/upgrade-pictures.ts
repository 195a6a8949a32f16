import { isRecord } from '../domain/is-record.ts';

type Fields = Record<string, unknown>;

/** Portraits that earlier releases drew from parameters for their own content, and the files made from them. */
const portraits: Readonly<Record<string, string>> = {
  '3 short black york-blue 1.04 middle open beard coat': 'short-black-beard',
  '0 bob auburn moss 0.97 young open freckles': 'bob-auburn',
  '2 hijab dark-brown heather 0.95 young closed': 'hijab',
  '4 curly black teal 1 middle open': 'curly-black',
  '0 crop grey ink 1.07 older closed glasses': 'crop-grey-glasses',
  '3 turban grey claret 1.05 older open beard coat': 'turban',
  '0 bun blonde teal 0.94 young open glasses coat': 'bun-blonde-glasses',
  '1 waves brown moss 1.01 middle closed freckles': 'waves-brown',
  '5 crop black ochre 1.03 young open': 'crop-black-ochre',
  '1 bald white heather 1.1 older open beard': 'bald-beard',
  '2 long black york-blue 0.98 middle open coat': 'long-black',
  '0 short brown teal 1 young open freckles coat': 'short-brown',
  '1 bob white claret 0.96 older closed glasses': 'bob-white-glasses',
  '4 braids dark-brown ochre 0.93 young open': 'braids-brown',
  '2 short black ink 0.99 middle closed glasses': 'short-black-glasses',
  '1 waves grey claret 0.98 older closed glasses coat': 'waves-grey-glasses',
  '5 crop black teal 1.04 middle open': 'crop-black-teal',
  '2 bun dark-brown ochre 1 young open': 'bun-brown',
};

const words = ['skin', 'hair', 'hairColour', 'cloth', 'faceWidth', 'age', 'smile'] as const;
const features = ['glasses', 'beard', 'freckles', 'coat'] as const;

/** The same face as a file. Others become the neutral picture: never somebody else's face. */
function upgradePortrait(member: Fields): void {
  const { portrait: looks } = member;
  if (!isRecord(looks)) return;
  const key = [...words.map((word) => looks[word]), ...features.filter((feature) => looks[feature])].join(' ');
  delete member['portrait'];
  if (Object.hasOwn(portraits, key)) member['portrait'] = `portraits/${portraits[key]}.svg`;
}

/** Makes one picture of a file and its words, which were fields of their own. */
export function toPicture(fields: Fields, name: string, file: unknown, words?: unknown): void {
  if (file || words) fields[name] = { ...(file ? { file } : {}), ...(words ? { words } : {}) };
}

/** A photograph came before a drawing, and had their name if it had no words. */
export function upgradeMember(member: Fields): void {
  upgradePortrait(member);
  const { image, imageAlt, name, portrait } = member;
  toPicture(member, 'picture', image || portrait, image && (imageAlt || name));
  for (const old of ['image', 'imageAlt', 'portrait']) delete member[old];
}

/** Of the teeth before treatment: crowding, spacing, overbite, shift of the middle, shade. */
const cases: Readonly<Record<string, readonly number[]>> = {
  'crowded-front-teeth': [0.85, 0, 0.4, 0.1, 0.35],
  'gap-in-the-middle': [0, 0.55, 0.3, 0, 0.2],
  'deep-bite': [0.3, 0, 1, 0, 0.45],
  'high-canines': [1, 0, 0.5, -0.2, 0.3],
  'off-centre-smile': [0.35, 0.1, 0.35, 0.9, 0.3],
  'open-bite': [0.2, 0.15, 0, 0, 0.25],
  'teeth-that-moved-back': [0.4, 0, 0.4, -0.1, 0.5],
  'gaps-all-round': [0, 1, 0.2, 0.15, 0.15],
  'one-turned-tooth': [0.6, 0, 0.25, -0.45, 0.4],
  'straight-then-whiter': [0.7, 0, 0.6, 0.3, 0.95],
};

/** The case whose teeth were most like these. */
function closestCase(teeth: Fields): string {
  const own = ['crowding', 'spacing', 'overbite', 'midlineShift', 'shade'].map((name) => Number(teeth[name]) || 0);
  const distance = (values: readonly number[]) => Math.hypot(...values.map((value, index) => value - (own[index] ?? 0)));
  const [[closest] = ['']] = Object.entries(cases).sort(([, one], [, other]) => distance(one) - distance(other));
  return closest;
}

/** Both drawings show one case. Photographs came before them. */
export function upgradeCase(entry: Fields): void {
  const { afterAlt, before, beforeAlt, splitImage } = entry;
  const drawn = closestCase(isRecord(before) ? before : {});
  for (const side of ['before', 'after']) {
    const { [side]: teeth, [`${side}Alt`]: words, [`${side}Image`]: photograph } = entry;
    const isDrawn = isRecord(teeth) && 'crowding' in teeth;
    if (isDrawn) delete entry[side];
    const file = photograph || (isDrawn && `teeth/${drawn}-${side}.svg`);
    toPicture(entry, side, file, (file || !splitImage) && words);
  }
  toPicture(entry, 'split', splitImage, splitImage && [beforeAlt, afterAlt].filter(Boolean).join(' '));
  for (const old of ['afterAlt', 'afterImage', 'beforeAlt', 'beforeImage', 'splitImage']) delete entry[old];
}
