import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { buildHead } from './build-head.ts';
import { HeadTags } from './head-tags.tsx';
import { organisationJsonLd, websiteJsonLd } from './structured-data/organisation.ts';
import { faqJsonLd } from './structured-data/service.ts';

const base = 'https://www.dental.example';
/** Tries to break out of script elements, attributes, comments and JavaScript strings. */
const hostileText = `</script><script>alert(1)</script><!-- "double" 'single' & \u2028 \u2029 \\`;
const content = loadContent('content');
const organisation = { ...content.organisation, name: hostileText, description: hostileText };

const blocks = [
  faqJsonLd([{ question: hostileText, answer: hostileText }]),
  websiteJsonLd({ lastUpdated: '2026-11-18', base, organisation }),
  organisationJsonLd({ base, organisation, practices: content.practices }),
];

/** The head as the server renders it. */
function renderedHead(): string {
  const head = buildHead({
    title: hostileText,
    description: hostileText,
    keywords: [hostileText],
    path: '/',
    base,
    siteName: hostileText,
    image: { path: '/pictures/share.png', width: 1200, height: 630, alt: hostileText },
    structuredData: blocks,
  });
  return renderToString(<HeadTags tags={head} />);
}

const scriptPattern = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

describe('hostile content in the head', () => {
  const html = renderedHead();
  const scripts = [...html.matchAll(scriptPattern)].map(([, json = '']) => json);

  it('adds no script elements or comments', () => {
    expect(html.match(/<script/g)).toHaveLength(blocks.length);
    expect(html.match(/<\/script/g)).toHaveLength(blocks.length);
    expect(html).not.toContain('<script>alert');
    expect(html.replace(/<!-- -->/g, '')).not.toContain('<!--');
  });

  it('is escaped in structured data', () => {
    expect(scripts).toHaveLength(blocks.length);
    for (const json of scripts) expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('survives a round trip through structured data', () => {
    expect(scripts.map((json) => JSON.parse(json))).toEqual(blocks);
    expect(scripts.map((json) => JSON.parse(json))[0].mainEntity[0].name).toBe(hostileText);
  });

  it('stays inside attributes and the title', () => {
    const tags = html.replace(scriptPattern, '').replace(/<title>.*?<\/title>/s, '');
    expect(tags).not.toMatch(/alert\(1\)[^"]*</);
    for (const tag of tags.match(/<[^>]+>/g) ?? []) expect(tag).toMatch(/^<(meta|link)( [\w:-]+="[^"<>]*")+\/>$/);
    expect(html).toMatch(/<title>&lt;\/script&gt;&lt;script&gt;alert\(1\)/);
  });
});
