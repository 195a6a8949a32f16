import type { ReactNode } from 'react';
import body from '../styles/fonts/atkinson-hyperlegible-next-latin.woff2?inline';
import bodyExtended from '../styles/fonts/atkinson-hyperlegible-next-latin-ext.woff2?inline';
import heading from '../styles/fonts/bricolage-grotesque-latin.woff2?inline';
import headingExtended from '../styles/fonts/bricolage-grotesque-latin-ext.woff2?inline';

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** Loaded on first use to save memory. */
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

/** A flex box for satori. Browsers never receive it, so style attributes are fine here. */
const box = (style: Style, children: unknown) => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

export type Lettering = {
  brand: string;
  heading: string;
  /** A phone number, in large accent type. */
  figure?: string | undefined;
  note: string;
};

export type LetteringColours = { ink: string; soft: string; figure: string };

/** The space for the text: its width, the heading's maximum height, and the edge it is aligned to. */
export type TextBox = { width: number; headingHeight: number; from: 'top' | 'bottom' };

export const margin = { side: 64, top: 52, bottom: 60 };
/** Size of the mark before the brand name. */
export const markSize = 76;

const smallest = 34;
const sizes = [104, 96, 88, 80, 74, 68, 62, 57, 52, 48, 44, 40, 37, smallest];
const lineHeight = 1.04;
/** Average letter width of the heading font in em, rounded up. */
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

/** The largest font size at which the heading fits without breaking a word. */
export function headingSize(heading: string, { headingHeight, width }: TextBox): number | undefined {
  const words = heading.split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  return sizes.find((size) => {
    const letters = Math.floor(width / (size * letterWidth));
    return longest <= letters && linesAt(words, letters) * size * lineHeight <= headingHeight;
  });
}

/** The heading and its font size. Truncates a heading that does not fit at the smallest size. */
function fitHeading(heading: string, box: TextBox): { text: string; size: number } {
  let text = heading.trim();
  for (;;) {
    const size = headingSize(text, box);
    if (size) return { text, size };
    const shorter = text.replace(/\s+\S+$/, '…');
    if (shorter === text) return { text: `${text.slice(0, 20)}…`, size: smallest };
    text = shorter;
  }
}

/** Renders the text as SVG outlines on a transparent background. */
export async function drawLettering(
  { brand, figure, heading, note }: Lettering,
  colours: LetteringColours,
  textBox: TextBox,
  picture: { width: number; height: number },
): Promise<string> {
  typesetter ??= loadTypesetter();
  const { fonts, satori } = await typesetter;
  const { size, text } = fitHeading(heading, textBox);
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
      width: textBox.width + margin.side,
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
      box({ flexDirection: 'column', ...(textBox.from === 'top' ? { flexGrow: 1, paddingTop: 28 } : {}) }, words),
    ],
  );
  return satori(page as unknown as ReactNode, { ...picture, fonts });
}
