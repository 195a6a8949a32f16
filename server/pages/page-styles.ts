import { readFileSync } from 'node:fs';
import { buildFolder } from '../build-folder.ts';

/** A rule with the classes that one of its selectors needs, or a block that holds some. Written by scripts/vite/split-styles.ts. */
export type StyleRule = { css: string; needs?: string[][] } | { within: string; rules: StyleRule[] };
/** Of the build, by address: the rules of every stylesheet, and the classes that a script or one that it loads may set. */
export type BuiltStyles = { sheets: Record<string, StyleRule[]>; classes: Record<string, string[]> };

export const pageStylesFile = 'server/page-styles.json';

let built: BuiltStyles | undefined;
const builtStyles = (): BuiltStyles => {
  built ??= JSON.parse(readFileSync(`${buildFolder()}/${pageStylesFile}`, 'utf8')) as BuiltStyles;
  return built;
};

const characters: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

function classesIn(html: string, ofScripts: BuiltStyles['classes']): Set<string> {
  const classes = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].flatMap(([script]) => ofScripts[script] ?? []));
  // A page repeats few lists of classes very often.
  const lists = new Set([...html.matchAll(/ class="([^"]+)"/g)].map(([, list = '']) => list));
  for (const list of lists) {
    const written = list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
    for (const name of written.split(/\s+/)) classes.add(name);
  }
  return classes;
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

/**
 * Puts what this page and its scripts can make use of into its head, so that it is painted without asking for another file. The
 * stylesheets themselves stay out of use: where React goes on to another page it turns them on (app/site/whole-styles.ts).
 */
export function withPageStyles(html: string, { classes, sheets }: BuiltStyles = builtStyles()): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const links = [...head.matchAll(styleLink)].filter(([, href = '']) => href in sheets);
  const [first] = links;
  if (!first) return html;
  const used = classesIn(html, classes);
  const styles = links.map(([, href = '']) => ofClasses(sheets[href] ?? [], used)).join('');
  // Before the links: a sheet that is turned on holds the same rules in the same order, and those of the next page have to win.
  const styled = `${head.slice(0, first.index)}<style>${styles}</style>${head.slice(first.index)}`;
  const off = (link: string, href: string) => (href in sheets ? link.replace('/>', ' disabled=""/>') : link);
  return styled.replace(styleLink, off) + html.slice(end);
}
