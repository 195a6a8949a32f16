import type { SiteContent } from '../../content-model/schema/site.ts';
import { appIcons } from './app-icons.ts';

export const webManifestPath = '/site.webmanifest';

/** The web app manifest. 'minimal-ui' keeps a back button, which a site of pages needs. */
export function webManifest({ brand, organisation }: Pick<SiteContent, 'brand' | 'organisation'>) {
  return {
    name: organisation.name,
    short_name: organisation.shortName,
    description: organisation.description,
    lang: 'en-GB',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand.themeColour.light,
    background_color: brand.light.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...appIcons
        .filter(({ path }) => path.startsWith('/icon-'))
        .map(({ path, size }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' })),
    ],
  };
}
