import { globSync, readFileSync, writeFileSync } from 'node:fs';
import postcss, { type ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { type BuiltStyles, pageStylesFile, type StyleRule } from '../../server/pages/page-styles.ts';

/** Blocks that only say when the rules in them hold. */
const conditions = new Set(['layer', 'media', 'supports', 'container', 'scope', 'starting-style']);

/** The classes that an element and those around it have to have. What stands in :not(), :is() or :has() may be missing. */
function classesOf(selector: string): string[] {
  const [first] = selectorParser().astSync(selector).nodes;
  const names = first?.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])) ?? [];
  return [...new Set(names)];
}

function split(node: ChildNode): StyleRule[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') {
    const needs = node.selectors.map((selector) => classesOf(selector));
    return [{ css: node.toString(), ...(needs.every((selector) => selector.length > 0) ? { needs } : {}) }];
  }
  if (node.type === 'atrule' && node.nodes && conditions.has(node.name)) {
    const within = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
    return [{ within, rules: node.nodes.flatMap((inner) => split(inner)) }];
  }
  return [{ css: `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}` }];
}

/** The rules of a stylesheet, each with the classes that it is of no use without. */
export const splitStyles = (css: string): StyleRule[] => postcss.parse(css).nodes.flatMap(split);

const neededBy = (rules: readonly StyleRule[]): string[] =>
  rules.flatMap((rule) => ('css' in rule ? (rule.needs ?? []).flat() : neededBy(rule.rules)));

/** The router's list of all routes: a page with it does not yet use them. */
const isList = (file: string) => file.startsWith('manifest-');

/** Which of these classes each script may set: those that are written in it, or in a script that it can load. */
export function classesOfScripts(scripts: Record<string, string>, classes: ReadonlySet<string>): Record<string, string[]> {
  const loaded = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file) || isList(file)) return seen;
    seen.add(file);
    for (const [name] of scripts[file]?.matchAll(/[\w.-]+\.js/g) ?? []) if (name in scripts) loaded(name, seen);
    return seen;
  };
  const written = new Map(
    Object.entries(scripts).map(([file, text]) => [file, text.split(/[\s"'`]+/).filter((word) => classes.has(word))]),
  );
  return Object.fromEntries(
    Object.keys(scripts).map((file) => [file, [...new Set([...loaded(file)].flatMap((each) => written.get(each) ?? []))]]),
  );
}

/** For server/pages/page-styles.ts. */
export function splitBuiltStyles(folder: string): void {
  const assets = `${folder}/client/assets`;
  const read = (extension: string) =>
    Object.fromEntries(
      globSync(`*.${extension}`, { cwd: assets }).map((file) => [file, readFileSync(`${assets}/${file}`, 'utf8')]),
    );
  const byAddress = <T>(files: Record<string, T>) =>
    Object.fromEntries(Object.entries(files).map(([file, value]) => [`/assets/${file}`, value]));
  const sheets = byAddress(read('css'));
  const rules = Object.fromEntries(Object.entries(sheets).map(([address, css]) => [address, splitStyles(css)]));
  const classes = new Set(Object.values(rules).flatMap(neededBy));
  const built: BuiltStyles = { sheets: rules, classes: byAddress(classesOfScripts(read('js'), classes)) };
  writeFileSync(`${folder}/${pageStylesFile}`, JSON.stringify(built));
}
