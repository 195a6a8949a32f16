import { readFile } from 'node:fs/promises';
import type { SiteContent } from '../../content/schema/site.ts';
import type { ToPng } from '../platform/pictures/to-png.ts';

/** The mark is transparent, or `onGround`: on the brand colour, scaled by `share` to leave the margin that phones crop. */
type Icon = { path: string; size: number; type: 'image/png' | 'image/x-icon'; share: number; onGround: boolean };

/** For browsers and phones that cannot use content/pictures/favicon.svg. */
export const appIcons: readonly Icon[] = [
  { path: '/favicon.ico', size: 32, type: 'image/x-icon', share: 1, onGround: false },
  { path: '/apple-touch-icon.png', size: 180, type: 'image/png', share: 0.76, onGround: true },
  // Maskable: only a circle of four fifths of the width is certain to be visible.
  { path: '/icon-192.png', size: 192, type: 'image/png', share: 0.66, onGround: true },
  { path: '/icon-512.png', size: 512, type: 'image/png', share: 0.66, onGround: true },
];

/** Wraps one PNG in an ICO container, for old browsers. */
export function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function drawIcon(mark: string, background: string, { onGround, share, size }: Icon): string {
  const side = size * share;
  const corner = (size - side) / 2;
  // Embedded as an image, so the mark may have any size and any ids.
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
    onGround ? `<rect width="${size}" height="${size}" fill="${background}"/>` : ''
  }<image href="${source}" x="${corner}" y="${corner}" width="${side}" height="${side}"/></svg>`;
}

export type AppIcons = (icon: Icon, content: Pick<SiteContent, 'brand' | 'version'>) => Promise<Uint8Array>;

/** Renders each icon once per content version. */
export function createAppIcons(contentFolder: string, toPng: ToPng): AppIcons {
  const cache = new Map<string, { version: string; bytes: Promise<Uint8Array> }>();

  async function draw(icon: Icon, background: string): Promise<Uint8Array> {
    const mark = await readFile(`${contentFolder}/pictures/favicon.svg`, 'utf8');
    const png = await toPng(drawIcon(mark, background, icon));
    return icon.type === 'image/x-icon' ? icoOf(png, icon.size) : png;
  }

  return (icon, { brand, version }) => {
    const cached = cache.get(icon.path);
    if (cached?.version === version) return cached.bytes;
    const bytes = draw(icon, brand.light.action);
    cache.set(icon.path, { version, bytes });
    bytes.catch(() => cache.delete(icon.path));
    return bytes;
  };
}
