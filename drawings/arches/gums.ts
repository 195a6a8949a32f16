import type { Tooth } from './teeth.ts';

/** Height of the gum between two touching teeth, as a share of the shorter one. */
const REACH = 0.6;

/** The outline of a gum around its teeth. Wide gaps are filled less than narrow ones. `towards` is 1 for the upper gum, -1 for the lower. */
export function gums(teeth: readonly Tooth[], towards: 1 | -1): string {
  const row = teeth.toSorted((one, other) => one.x - other.x);
  const [first] = row;
  const last = row.at(-1);
  if (!first || !last) return '';
  // The upper gum ends behind the last visible tooth; the lower one continues below the lip.
  const [far, beyond] = towards === 1 ? [50, 20] : [290, 90];
  const at = (x: number, y: number) => `${Math.round(260 + x)} ${Math.round(y)}`;
  const neck = ({ x, y }: Tooth) => at(x, y + 2 * towards);
  const between = row.slice(1).map((tooth, index) => {
    const before = row[index] ?? tooth;
    const from = before.x + before.width / 2;
    const gap = tooth.x - tooth.width / 2 - from;
    const reach = Math.max(9, REACH * Math.min(before.height, tooth.height) - Math.max(0, gap) * 1.5) * towards;
    const tip = at(from + gap / 2, (before.y + tooth.y) / 2 + reach);
    const left = at(from + gap / 6 - 4, before.y + reach * 0.3);
    const right = at(from + (gap * 5) / 6 + 4, tooth.y + reach * 0.3);
    return `Q${left} ${tip}Q${right} ${neck(tooth)}`;
  });
  const start = first.x - first.width / 2;
  const end = last.x + last.width / 2;
  return `M${at(start - beyond, far)}Q${at(start, first.y + 8 * towards)} ${neck(first)}${between.join('')}Q${at(end, last.y + 8 * towards)} ${at(end + beyond, far)}Z`;
}
