import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandCss } from '../../content-model/brand-css.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { isSlug } from '../../domain/slug.ts';
import { DalesLandscape } from '../../drawings/dales-landscape.tsx';
import { HillEdge } from '../../drawings/hill-edge.tsx';
import { Panorama } from '../../drawings/panorama.tsx';
import { Skyline } from '../../drawings/skyline.tsx';
import type { RequestContext } from '../../server/request-context.ts';
import { articleScene } from '../share-pictures/article-scene.ts';

const timeOfDay =
  '.night-only,.night .day-only{display:none}.night .night-only{display:inline}@media (prefers-color-scheme:dark){.night-only{display:inline}.day-only{display:none}}.asleep{--window:var(--roof)}.asleep .night-only{display:none}';

/** Limited to the longest possible blog slug. */
const isSeed = (word: string | undefined): word is string => word !== undefined && word.length <= 120 && isSlug(word);

/** What is drawn for this content's practices, such as 'skyline.leeds.svg'. */
function composed(name: string, { practices }: SiteContent): ReactElement | undefined {
  const [kind, id, type] = name.split('.');
  if (type !== 'svg') return undefined;
  const places = practices.map(({ skyline }) => skyline);
  const practice = practices.find(({ slug }) => slug === id);
  if (kind === 'landscape' && (id === 'hills' || id === 'night'))
    return createElement(DalesLandscape, { places, towns: practices.map(({ location }) => location), night: id === 'night' });
  if (kind === 'panorama' && id === 'wide') return createElement(Panorama, { places });
  if (kind === 'hill-edge' && (id === 'dusk' || id === 'bare' || id === 'night'))
    return createElement(HillEdge, { places, sky: id === 'dusk', night: id === 'night' });
  if ((kind === 'skyline' || kind === 'skyline-night') && practice)
    return createElement(Skyline, { place: practice.skyline, night: kind === 'skyline-night' });
  return undefined;
}

/** The markup for a name made by app/sections/drawing-address.ts. */
function markupOf(name: string, content: SiteContent): string | undefined {
  const { drawings } = content;
  const [, folder, category, slug] = /^(articles|services|videos)\/([^/]+?)(?:\/([^/]+))?\.svg$/.exec(name) ?? [];
  // Depends only on the URL, so it works without the article or the database.
  if (folder === 'articles') return isSeed(category) && isSeed(slug) ? articleScene(content, category, slug) : undefined;
  const element = composed(name, content);
  if (element) return renderToStaticMarkup(element).replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"');
  return drawings.get(name) ?? (folder && drawings.get(`${folder}/other.svg`));
}

/** Serves drawings as SVG files, so that pages stay small and images load lazily. Each file includes its colours for both schemes. */
export function get(request: RequestContext): Response {
  const { content, params } = request;
  const markup = markupOf(params['name'] ?? '', content);
  if (!markup) return new Response('Not found', { status: 404 });
  const css = brandCss(content.brand, (token) => markup.includes(`var(${token})`));
  return new Response(markup.replace(/(?<=<svg[^>]*>)/, `<style>${css}${timeOfDay}</style>`), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // The URL contains the content version, so a changed drawing has a new URL.
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
