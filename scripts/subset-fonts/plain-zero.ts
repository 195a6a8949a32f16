/**
 * Removes the slash from the zero of Atkinson Hyperlegible Next, which has no plain zero. The slash is the gap between two
 * counters. Mirroring the two complete quarters gives a single counter at every weight, and the zero keeps its width. Overwrites
 * the outline in place. Throws if the font is not as expected.
 */
const oldContourEnds = [15, 26, 38];
const oldPointCount = 39;
/** The glyph's width and height, which vary with the weight like points. */
const phantomPoints = [39, 40, 41, 42];

const bottom = 16;
const right = 31;
const top = 36;
const left = 23;
const rightToTop = [32, 33, 34, 35];
const leftToBottom = [24, 25, 26];
const point = (index: number) => ({ index, mirrored: false });
const mirror = (indexes: readonly number[]) => indexes.toReversed().map((index) => ({ index, mirrored: true }));
const outer = Array.from({ length: 16 }, (_, index) => point(index));
const counter = [
  point(bottom),
  ...mirror(leftToBottom),
  point(right),
  ...rightToTop.map(point),
  point(top),
  ...mirror(rightToTop),
  point(left),
  ...leftToBottom.map(point),
];
const newPoints = [...outer, ...counter];
const newContourEnds = [outer.length - 1, newPoints.length - 1];

const fail = (reason: string): never => {
  throw new Error(`Unexpected zero glyph: ${reason}`);
};
const at = (values: readonly number[], index: number) => values[index] ?? fail('too few points');
/** Maps coordinates or deltas to the new points. Mirrored points are reflected about the centre. */
const newXs = (xs: readonly number[]) =>
  newPoints.map(({ index, mirrored }) => (mirrored ? 2 * at(xs, bottom) - at(xs, index) : at(xs, index)));
const newYs = (ys: readonly number[]) => newPoints.map(({ index }) => at(ys, index));

/** Flags of the 'glyf' table: a flag for each point, then the deltas between points for each axis. */
const onCurve = 1;
const [xIsByte, yIsByte] = [2, 4];
const repeated = 8;
const [xIsSameOrPositive, yIsSameOrPositive] = [16, 32];

function readOutline(font: DataView, glyph: number) {
  let next = glyph + 10 + 2 * oldContourEnds.length;
  next += 2 + font.getUint16(next);
  const flags: number[] = [];
  while (flags.length < oldPointCount) {
    const flag = font.getUint8(next++);
    const times = flag & repeated ? font.getUint8(next++) + 1 : 1;
    flags.push(...Array<number>(times).fill(flag));
  }
  const axis = (isByte: number, isSameOrPositive: number) => {
    let place = 0;
    return flags.map((flag) => {
      if (flag & isByte) place += font.getUint8(next++) * (flag & isSameOrPositive ? 1 : -1);
      else if (!(flag & isSameOrPositive)) {
        place += font.getInt16(next);
        next += 2;
      }
      return place;
    });
  };
  return { flags, xs: axis(xIsByte, xIsSameOrPositive), ys: axis(yIsByte, yIsSameOrPositive) };
}

const word = (value: number) => [(value >> 8) & 255, value & 255];

function writeOutline({ flags, xs, ys }: ReturnType<typeof readOutline>): number[] {
  const stepsOf = (places: number[]) => places.map((place, index) => place - (places[index - 1] ?? 0));
  const [xSteps, ySteps] = [stepsOf(newXs(xs)), stepsOf(newYs(ys))];
  const fits = (step: number) => Math.abs(step) < 256;
  const flagOf = (step: number, isByte: number, isPositive: number) => (fits(step) ? isByte | (step >= 0 ? isPositive : 0) : 0);
  const bytesOf = (step: number) => (fits(step) ? [Math.abs(step)] : word(step));
  return [
    ...newContourEnds.flatMap(word),
    ...word(0),
    ...newPoints.map(
      ({ index }, place) =>
        (at(flags, index) & onCurve) |
        flagOf(at(xSteps, place), xIsByte, xIsSameOrPositive) |
        flagOf(at(ySteps, place), yIsByte, yIsSameOrPositive),
    ),
    ...xSteps.flatMap(bytesOf),
    ...ySteps.flatMap(bytesOf),
  ];
}

/** Unpacks the deltas of the 'gvar' table: runs of zeros, words or bytes. */
function readDeltas(font: DataView, start: number, end: number): number[] {
  const moves: number[] = [];
  let next = start;
  while (next < end) {
    const run = font.getUint8(next++);
    for (let more = (run & 63) + 1; more > 0; more -= 1) {
      if (run & 128) moves.push(0);
      else if (run & 64) {
        moves.push(font.getInt16(next));
        next += 2;
      } else moves.push(font.getInt8(next++));
    }
  }
  return moves;
}

function writeDeltas(moves: number[]): number[] {
  if (moves.length > 64 || moves.some((move) => Math.abs(move) > 127)) fail('its deltas do not fit one run of bytes');
  return [moves.length - 1, ...moves.map((move) => move & 255)];
}

export function removeSlash(file: Buffer): Buffer {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const table = (name: string) => {
    const entry = file.indexOf(name, 12, 'latin1');
    return entry < 12 + 16 * font.getUint16(4) ? font.getUint32(entry + 8) : fail(`the font has no table '${name}'`);
  };
  /** Offsets are halved unless they are long. */
  const offsets = (start: number, long: boolean) => (index: number) =>
    long ? font.getUint32(start + 4 * index) : 2 * font.getUint16(start + 2 * index);
  const write = (bytes: number[], start: number, end: number) =>
    bytes.length <= end - start ? file.fill(0, start, end).set(bytes, start) : fail('the new outline is longer');

  const glyf = table('glyf');
  const glyphAt = offsets(table('loca'), font.getUint16(table('head') + 50) === 1);
  const isZero = (id: number) =>
    glyphAt(id + 1) > glyphAt(id) &&
    font.getInt16(glyf + glyphAt(id)) === oldContourEnds.length &&
    oldContourEnds.every((end, index) => font.getUint16(glyf + glyphAt(id) + 10 + 2 * index) === end);
  const zeros = Array.from({ length: font.getUint16(table('maxp') + 4) }, (_, id) => id).filter(isZero);
  const [zero] = zeros.length === 1 ? zeros : [];
  if (zero === undefined) return fail(`${zeros.length} glyphs have its outline`);

  const glyph = glyf + glyphAt(zero);
  write(writeOutline(readOutline(font, glyph)), glyph + 10, glyf + glyphAt(zero + 1));
  font.setInt16(glyph, newContourEnds.length);

  const gvar = table('gvar');
  const moves = gvar + font.getUint32(gvar + 16) + offsets(gvar + 20, (font.getUint16(gvar + 14) & 1) === 1)(zero);
  const weights = font.getUint16(moves);
  let header = moves + 4;
  let start = moves + font.getUint16(moves + 2);
  // A 0 before the first tuple means that the deltas cover every point.
  if (!(weights & 0x8000) || font.getUint8(start++) !== 0) fail('not every point varies with the weight');
  for (let more = weights & 0xfff; more > 0; more -= 1) {
    const [size, kind] = [font.getUint16(header), font.getUint16(header + 2)];
    if (kind & 0x2000) fail('a weight has private points');
    const all = readDeltas(font, start, start + size);
    const xs = all.slice(0, all.length / 2);
    const ys = all.slice(all.length / 2);
    const phantoms = (axis: number[]) => phantomPoints.map((index) => at(axis, index));
    const shorter = [...writeDeltas([...newXs(xs), ...phantoms(xs)]), ...writeDeltas([...newYs(ys), ...phantoms(ys)])];
    write(shorter, start, start + size);
    // One axis: the peak, then start and end if they are not shared.
    header += 4 + (kind & 0x8000 ? 2 : 0) + (kind & 0x4000 ? 4 : 0);
    start += size;
  }
  return file;
}
