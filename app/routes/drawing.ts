import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandCss } from '../../content-model/brand-css.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { isSlug } from '../../domain/slug.ts';
import { Arch } from '../../drawings/arch.tsx';
import { ArticlePicture } from '../../drawings/article-picture.tsx';
import { DalesLandscape } from '../../drawings/dales-landscape.tsx';
import { HillEdge } from '../../drawings/hill-edge.tsx';
import { Panorama } from '../../drawings/panorama.tsx';
import { Portrait } from '../../drawings/portrait.tsx';
import { ServiceScene } from '../../drawings/service-scene.tsx';
import { Skyline } from '../../drawings/skyline.tsx';
import { VideoPoster } from '../../drawings/video-poster.tsx';
import type { RequestContext } from '../../server/request-context.ts';
import { iconPaths } from '../ui/icon-paths.tsx';

const timeOfDay =
  '.night-only,.night .day-only{display:none}.night .night-only{display:inline}@media (prefers-color-scheme:dark){.night-only{display:inline}.day-only{display:none}}.asleep{--window:var(--roof)}.asleep .night-only{display:none}';

/** Limited to the longest possible blog slug. */
const isSeed = (word: string | undefined): word is string => word !== undefined && word.length <= 120 && isSlug(word);

/** The drawing for a name made by app/sections/drawing-address.ts. */
function drawing(name: string, { practices, services, team, transformations, videos }: SiteContent): ReactElement | undefined {
  const [kind, id, seed] = name.split('.');
  const places = practices.map(({ skyline }) => skyline);
  const practice = practices.find(({ slug }) => slug === id);
  const member = team.find(({ slug }) => slug === id);
  const video = videos.find((entry) => entry.id === id);
  const service = services.find(({ slug }) => slug === id);
  const smile = transformations.find((entry) => entry.id === id);
  if (kind === 'landscape' && (id === 'hills' || id === 'night'))
    return createElement(DalesLandscape, { places, towns: practices.map(({ location }) => location), night: id === 'night' });
  if (kind === 'panorama' && id === 'wide') return createElement(Panorama, { places });
  if (kind === 'hill-edge' && (id === 'dusk' || id === 'bare' || id === 'night'))
    return createElement(HillEdge, { places, sky: id === 'dusk', night: id === 'night' });
  if ((kind === 'skyline' || kind === 'skyline-night') && practice)
    return createElement(Skyline, { place: practice.skyline, night: kind === 'skyline-night' });
  if (kind === 'service' && service) return createElement(ServiceScene, { icon: service.icon }, iconPaths[service.icon]);
  if (kind === 'portrait' && member?.portrait) return createElement(Portrait, { looks: member.portrait });
  if (kind === 'arch-before' && smile?.before) return createElement(Arch, { teeth: smile.before });
  if (kind === 'arch-after' && smile?.after) return createElement(Arch, { teeth: smile.after });
  if (kind === 'video' && video) return createElement(VideoPoster, { subject: video.icon }, iconPaths[video.icon]);
  // Depends only on the URL, so it works without the article or the database.
  if (kind === 'article' && isSeed(id) && isSeed(seed)) return createElement(ArticlePicture, { category: id, seed });
  return undefined;
}

/** Serves drawings as SVG files, so that pages stay small and images load lazily. Each file includes its colours for both schemes. */
export function get(request: RequestContext): Response {
  const { content, params } = request;
  const { name = '' } = params;
  const element = name.endsWith('.svg') ? drawing(name.slice(0, -'.svg'.length), content) : undefined;
  if (!element) return new Response('Not found', { status: 404 });
  const markup = renderToStaticMarkup(element);
  const css = brandCss(content.brand, (token) => markup.includes(`var(${token})`));
  const svg = markup
    .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${css}${timeOfDay}</style>`);
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // The URL contains the content version, so a changed drawing has a new URL.
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
