import type { ReactNode } from 'react';
import body from '../styles/fonts/atkinson-hyperlegible-next-latin.woff2?inline';
import bodyExtended from '../styles/fonts/atkinson-hyperlegible-next-latin-ext.woff2?inline';
import heading from '../styles/fonts/bricolage-grotesque-latin.woff2?inline';
import headingExtended from '../styles/fonts/bricolage-grotesque-latin-ext.woff2?inline';

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** Loaded with the first picture: a process that is asked for none does not carry it. */
async function loadTypesetter() {
  const { default: satori } = await import('satori');
  const fonts = [
    { name: 'Heading', data: bytesOf(heading), weight: 700 as const },
    { name: 'Heading Extended', data: bytesOf(headingExtended), weight: 700 as const },
    { name: 'Text', data: bytesOf(body), weight: 400 as const },
    { name: 'Text Extended', data: bytesOf(bodyExtended), weight: 400 as const },
  ];
  return { satori, fonts };
}
let typesetter: ReturnType<typeof loadTypesetter> | undefined;

type Style = Record<string, string | number>;

/** A box of the layout, as satori reads it. No browser sees it, so the rule against style attributes has nothing to guard. */
const box = (style: Style, children: unknown) => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

export type Lettering = {
  brand: string;
  heading: string;
  /** Larger than the rest and in a colour of its own: the number to ring. */
  figure?: string | undefined;
  note: string;
};

export type LetteringColours = { ink: string; soft: string; figure: string };

/** Where the words stand: how wide they may run, how tall the heading may grow, and whether they hang or stand. */
export type LetteringRoom = { width: number; headingHeight: number; from: 'top' | 'bottom' };

export const margin = { side: 64, top: 52, bottom: 60 };
/** The mark before the brand's name. */
export const markSize = 76;

const smallest = 34;
const sizes = [104, 96, 88, 80, 74, 68, 62, 57, 52, 48, 44, 40, 37, smallest];
const lineHeight = 1.04;
/** Of the heading font, in em, a little on the wide side. */
const letterWidth = 0.52;

function linesAt(words: readonly string[], letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const needed = used === 0 ? word.length : used + 1 + word.length;
    if (needed <= letters || used === 0) used = needed;
    else {
      lines += 1;
      used = word.length;
    }
  }
  return lines;
}

/** The largest size at which the heading keeps to its room, and no word has to be broken. */
export function headingSize(heading: string, { headingHeight, width }: LetteringRoom): number | undefined {
  const words = heading.split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  return sizes.find((size) => {
    const letters = Math.floor(width / (size * letterWidth));
    return longest <= letters && linesAt(words, letters) * size * lineHeight <= headingHeight;
  });
}

/** A title longer than any that we know loses words at its end, and says so. */
function fitted(heading: string, room: LetteringRoom): { text: string; size: number } {
  let text = heading.trim();
  for (;;) {
    const size = headingSize(text, room);
    if (size) return { text, size };
    const shorter = text.replace(/\s+\S+$/, '…');
    if (shorter === text) return { text: `${text.slice(0, 20)}…`, size: smallest };
    text = shorter;
  }
}

/** The words as outlines on nothing, for a picture of this size. */
export async function drawLettering(
  { brand, figure, heading, note }: Lettering,
  colours: LetteringColours,
  room: LetteringRoom,
  picture: { width: number; height: number },
): Promise<string> {
  typesetter ??= loadTypesetter();
  const { fonts, satori } = await typesetter;
  const { size, text } = fitted(heading, room);
  const headingFont = { fontFamily: 'Heading, Heading Extended', fontWeight: 700 };
  const words = [
    box(
      {
        ...headingFont,
        color: colours.ink,
        fontSize: size,
        lineHeight,
        letterSpacing: -0.02 * size,
        textWrap: 'balance',
      },
      text,
    ),
    ...(figure
      ? [box({ ...headingFont, color: colours.figure, fontSize: 108, lineHeight: 1.1, letterSpacing: -1 }, figure)]
      : []),
    box(
      {
        fontFamily: 'Text, Text Extended',
        color: colours.soft,
        fontSize: 30,
        lineHeight: 1.3,
        marginTop: 16,
        maxWidth: 520,
        textWrap: 'balance',
      },
      note,
    ),
  ];
  const page = box(
    {
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: room.width + margin.side,
      height: '100%',
      paddingLeft: margin.side,
      paddingTop: margin.top,
      paddingBottom: margin.bottom,
    },
    [
      box(
        {
          ...headingFont,
          color: colours.ink,
          fontSize: 34,
          height: markSize,
          alignItems: 'center',
          paddingLeft: markSize + 20,
          letterSpacing: -0.4,
        },
        brand,
      ),
      box({ flexDirection: 'column', ...(room.from === 'top' ? { flexGrow: 1, paddingTop: 28 } : {}) }, words),
    ],
  );
  return satori(page as unknown as ReactNode, { ...picture, fonts });
}
