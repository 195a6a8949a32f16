import { readFileSync } from 'node:fs';
import { putLast } from '../bounded-map.ts';
import { buildFolder } from '../build-folder.ts';

/** A rule with the classes that one of its selectors needs, or a block that holds some. Written by scripts/vite/split-styles.ts. */
export type StyleRule = { css: string; needs?: string[][] } | { within: string; rules: StyleRule[] };
/** Of the build, by address: the rules of every stylesheet, and the classes that a script or one that it loads may set. */
export type BuiltStyles = { sheets: Record<string, StyleRule[]>; classes: Record<string, string[]> };

export const pageStylesFile = 'server/page-styles.json';

const characters: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** The lists of classes of a page, each once: a page repeats few of them very often. */
const listsIn = (html: string) => [...new Set(Array.from(html.matchAll(/ class="([^"]+)"/g), ([, list = '']) => list))];
const scriptsIn = (html: string) => [...new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([address]) => address))];

function classesOf(lists: readonly string[], scripts: readonly string[], { classes }: BuiltStyles): Set<string> {
  const written = lists.join(' ').replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
  return new Set([...written.split(/\s+/), ...scripts.flatMap((script) => classes[script] ?? [])]);
}

function ofClasses(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('css' in rule) {
        const isUsed = !rule.needs || rule.needs.some((selector) => selector.every((name) => classes.has(name)));
        return isUsed ? rule.css : '';
      }
      const inner = ofClasses(rule.rules, classes);
      return inner && `${rule.within}{${inner}}`;
    })
    .join('');
}

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const rememberedStyles = 200;

/**
 * Puts what a page and its scripts can make use of into its head, so that it is painted without asking for another file. The
 * stylesheets themselves stay out of use: where React goes on to another page it turns them on (app/site/whole-styles.ts).
 */
export function createPageStyles(built: BuiltStyles): (html: string) => string {
  // Pages of one kind differ in their words, and hardly in their classes.
  const remembered = new Map<string, string>();

  function stylesOf(html: string, links: readonly string[]): string {
    const lists = listsIn(html);
    const scripts = scriptsIn(html);
    const key = [...links, ...scripts, ...lists].join('\n');
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const used = classesOf(lists, scripts, built);
    const styles = links.map((href) => ofClasses(built.sheets[href] ?? [], used)).join('');
    putLast(remembered, key, styles, rememberedStyles);
    return styles;
  }

  return (html) => {
    const end = html.indexOf('</head>');
    const head = html.slice(0, end);
    const links = [...head.matchAll(styleLink)].filter(([, href = '']) => href in built.sheets);
    const [first] = links;
    if (!first) return html;
    const styles = stylesOf(
      html,
      links.map(([, href = '']) => href),
    );
    // Before the links: a sheet that is turned on holds the same rules in the same order, and those of the next page have to win.
    const styled = `${head.slice(0, first.index)}<style>${styles}</style>${head.slice(first.index)}`;
    const off = (link: string, href: string) => (href in built.sheets ? link.replace('/>', ' disabled=""/>') : link);
    return styled.replace(styleLink, off) + html.slice(end);
  };
}

export const builtStyles = (): BuiltStyles =>
  JSON.parse(readFileSync(`${buildFolder()}/${pageStylesFile}`, 'utf8')) as BuiltStyles;
