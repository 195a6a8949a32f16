import { readFile } from 'node:fs/promises';
import type { SiteContent } from '../../content/schema/site.ts';
import type { ToPng } from './to-png.ts';

/** A mark on nothing, or on the brand's colour with as much room around it as the phone cuts off. */
type Icon = { path: string; size: number; type: 'image/png' | 'image/x-icon'; share: number; onGround: boolean };

/** What browsers and phones ask for that cannot show the mark as it stands in content/pictures/favicon.svg. */
export const appIcons: readonly Icon[] = [
  { path: '/favicon.ico', size: 32, type: 'image/x-icon', share: 1, onGround: false },
  { path: '/apple-touch-icon.png', size: 180, type: 'image/png', share: 0.76, onGround: true },
  // Maskable: only a circle of four fifths is sure to be seen.
  { path: '/icon-192.png', size: 192, type: 'image/png', share: 0.66, onGround: true },
  { path: '/icon-512.png', size: 512, type: 'image/png', share: 0.66, onGround: true },
];

/** One PNG in the container that old browsers look for. */
export function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function drawIcon(mark: string, ground: string, { onGround, share, size }: Icon): string {
  const side = size * share;
  const corner = (size - side) / 2;
  // As a picture in the picture: the mark may have any size and any names in it.
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
    onGround ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : ''
  }<image href="${source}" x="${corner}" y="${corner}" width="${side}" height="${side}"/></svg>`;
}

export type AppIcons = (icon: Icon, content: Pick<SiteContent, 'brand' | 'version'>) => Promise<Uint8Array>;

/** Each is drawn once for an edition of the content. */
export function createAppIcons(contentFolder: string, toPng: ToPng): AppIcons {
  const drawn = new Map<string, { version: string; bytes: Promise<Uint8Array> }>();

  async function draw(icon: Icon, ground: string): Promise<Uint8Array> {
    const mark = await readFile(`${contentFolder}/pictures/favicon.svg`, 'utf8');
    const png = await toPng(drawIcon(mark, ground, icon));
    return icon.type === 'image/x-icon' ? icoOf(png, icon.size) : png;
  }

  return (icon, { brand, version }) => {
    const known = drawn.get(icon.path);
    if (known?.version === version) return known.bytes;
    const bytes = draw(icon, brand.light.action);
    drawn.set(icon.path, { version, bytes });
    bytes.catch(() => drawn.delete(icon.path));
    return bytes;
  };
}
