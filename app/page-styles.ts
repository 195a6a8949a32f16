import { LRUCache } from 'lru-cache';

/** Is used by documents that have all names of one of its selectors. */
type Rule = { text: string; selectors: string[][] };
type Group = { prelude: string; parts: Part[] };
type Part = Rule | Group | string;

const isGroup = /^@(?:layer|media|supports|container|starting-style)\b/;
/** Print, and defaults for browsers without `@property`: they are in the whole sheet. */
const isForLater = /^@(?:page|media print|layer properties)\b/;

/** The classes of each selector. All else, and what `:is()` or `:not()` contain, may be absent or change. */
function classesOf(selectors: string): string[][] {
  let plain = selectors;
  for (let nested = ''; nested !== plain; ) {
    nested = plain;
    plain = nested.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '');
  }
  const lists: string[][] = [[]];
  for (const [, name] of plain.matchAll(/\.((?:\\.|[\w-])+)|,/g)) {
    if (name) lists.at(-1)?.push(name.replaceAll('\\', ''));
    else lists.push([]);
  }
  return lists;
}

/** @param css as the build minifies it */
function parse(css: string): Part[] {
  const parts: Part[] = [];
  for (let start = 0, end = 0; start < css.length; start = end) {
    const open = css.indexOf('{', start);
    const semicolon = css.indexOf(';', start);
    const isStatement = semicolon >= 0 && semicolon < open;
    end = (isStatement ? semicolon : open) + 1;
    for (let depth = isStatement ? 0 : 1; depth > 0; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
    const prelude = css.slice(start, open);
    const text = css.slice(start, end);
    if (isStatement) parts.push(text);
    else if (isForLater.test(prelude)) parts.push({ prelude, parts: [] });
    else if (isGroup.test(prelude)) parts.push({ prelude, parts: parse(css.slice(open + 1, end - 1)) });
    else parts.push(prelude.startsWith('@') ? text : { text, selectors: classesOf(prelude) });
  }
  return parts;
}

function choose(parts: readonly Part[], names: ReadonlySet<string>): string {
  let chosen = '';
  for (const part of parts) {
    if (typeof part === 'string') chosen += part;
    else if ('selectors' in part) {
      if (part.selectors.some((selector) => selector.every((name) => names.has(name)))) chosen += part.text;
    } else {
      const inner = choose(part.parts, names);
      if (inner) chosen += `${part.prelude}{${inner}}`;
      // The first mention of a layer gives it its place in the order.
      else if (part.prelude.startsWith('@layer')) chosen += `${part.prelude};`;
    }
  }
  return chosen;
}

/** As React writes them in attributes. */
const escaped = { amp: '&', gt: '>', '#x27': "'" };

function classesIn(markup: string): string {
  const lists = new Set(markup.split(' class="').map((rest) => rest.slice(0, rest.indexOf('"'))));
  // The inline script adds the last before the first paint.
  return [...lists, 'scripted'].join(' ').replace(/&(amp|gt|#x27);/g, (_, code: keyof typeof escaped) => escaped[code]);
}

/** Chooses the rules of a stylesheet that a document needs to look right until the whole sheet has arrived, or without it. */
export function createPageStyles(sheet: string): (markup: string) => string {
  const parts = parse(sheet.replace(/\/\*.*?\*\//gs, '').trim());
  // Documents of one kind have the same classes.
  const known = new LRUCache<string, string>({ max: 100 });
  return (markup) => {
    const classes = classesIn(markup);
    const styles = known.get(classes) ?? choose(parts, new Set(classes.split(' ')));
    known.set(classes, styles);
    return styles;
  };
}
