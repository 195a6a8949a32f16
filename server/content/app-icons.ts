import { LRUCache } from 'lru-cache';
import type { SiteContent } from '../../content-model/schema/site.ts';
import type { ToPng } from '../platform/pictures/to-png.ts';

/** The mark is transparent, or `onBackground`: on the brand colour, scaled by `share` to leave the margin that phones crop. */
type Icon = { path: string; size: number; share: number; onBackground: boolean };

/** For browsers and phones that do not support content/pictures/favicon.svg. All are PNGs, which browsers also accept as favicon.ico. */
export const appIcons: readonly Icon[] = [
  { path: '/favicon.ico', size: 32, share: 1, onBackground: false },
  { path: '/apple-touch-icon.png', size: 180, share: 0.76, onBackground: true },
  // Maskable: only a circle of four fifths of the width is certain to be visible.
  { path: '/icon-192.png', size: 192, share: 0.66, onBackground: true },
  { path: '/icon-512.png', size: 512, share: 0.66, onBackground: true },
];

function drawIcon(mark: string, background: string, { onBackground, share, size }: Icon): string {
  const side = size * share;
  const corner = (size - side) / 2;
  // Embedded as an image, so the mark may have any size and any ids.
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
    onBackground ? `<rect width="${size}" height="${size}" fill="${background}"/>` : ''
  }<image href="${source}" x="${corner}" y="${corner}" width="${side}" height="${side}"/></svg>`;
}

/** Renders each icon once until the mark or its background changes. */
export function createAppIcons(toPng: ToPng) {
  const icons = new LRUCache<string, Uint8Array>({ max: appIcons.length, fetchMethod: toPng });
  return (icon: Icon, { brand }: Pick<SiteContent, 'brand'>, mark: string): Promise<Uint8Array> =>
    icons.forceFetch(drawIcon(mark, brand.light.action, icon));
}
