import type { Page } from '@playwright/test';

/** A node of the accessibility tree, as a screen reader receives it. */
export type AccessibilityNode = {
  role: string;
  name: string;
  description: string;
  value: string;
  /** Properties such as 'level', 'expanded' and 'invalid', as text. */
  state: Readonly<Record<string, string>>;
};

async function axNodes(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes;
}

/** The page's accessibility tree, flattened in reading order. */
export async function accessibilityTree(page: Page): Promise<AccessibilityNode[]> {
  const nodes = await axNodes(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const tree: AccessibilityNode[] = [];
  const visit = (id: string): void => {
    const node = byId.get(id);
    if (!node) return;
    if (!node.ignored) {
      const text = (field: { value?: unknown } | undefined) => String(field?.value ?? '');
      const state = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, text(value)]));
      tree.push({
        role: text(node.role),
        name: text(node.name),
        description: text(node.description),
        value: text(node.value),
        state,
      });
    }
    for (const child of node.childIds ?? []) visit(child);
  };
  const root = nodes.find((node) => node.parentId === undefined);
  if (root) visit(root.nodeId);
  return tree;
}

/** Texts that need a space between them: not before punctuation, nor after an opening bracket, a slash or a hyphen. */
const runTogether = (before: string, after: string) => /[^\s([‘“/-]$/.test(before) && /^[^\s.,;:!?)\]’”/-]/.test(after);

/** Neighbouring texts of one accessible object without a space between them, such as 'Leeds|NHS list full', which Orca reads as one word. */
export async function joinedWords(page: Page): Promise<string[]> {
  const nodes = await axNodes(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const joined: string[] = [];
  let before = '';
  const visit = (node: (typeof nodes)[number]): void => {
    const text = node.role?.value === 'StaticText' ? String(node.name?.value) : undefined;
    if (text !== undefined && runTogether(before, text)) joined.push(`${before}|${text}`);
    // An ignored element is no object of its own.
    if (!node.ignored) before = '';
    if (text === undefined) {
      for (const id of node.childIds ?? []) {
        const child = byId.get(id);
        if (child) visit(child);
      }
    }
    if (!node.ignored) before = text ?? '';
  };
  if (nodes[0]) visit(nodes[0]);
  return joined;
}

/** Roles that need an accessible name. */
const controlRoles = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'textbox',
  'DisclosureTriangle',
]);

export const unnamedControls = (tree: readonly AccessibilityNode[]): AccessibilityNode[] =>
  tree.filter(({ name, role }) => controlRoles.has(role) && !name.trim());

/** Controls with the name of the control before them, which screen readers say twice. */
export const repeatedControls = (tree: readonly AccessibilityNode[]): string[] =>
  tree
    .filter(({ role }) => controlRoles.has(role))
    .flatMap(({ name }, index, all) => (name === all[index - 1]?.name ? name : []));

/** Checks that banner, main and contentinfo occur once, and that repeated landmarks have unique names, which no heading repeats. */
export function landmarkFaults(tree: readonly AccessibilityNode[]): string[] {
  const faults: string[] = [];
  for (const role of ['banner', 'main', 'contentinfo']) {
    const count = tree.filter((each) => each.role === role).length;
    if (count !== 1) faults.push(`${count} ${role} landmarks instead of 1`);
  }
  for (const role of ['navigation', 'region', 'complementary', 'search']) {
    const names = tree.filter((each) => each.role === role).map(({ name }) => name);
    if (names.length > 1 && names.some((name) => !name)) faults.push(`a ${role} without a name`);
    const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
    if (duplicates.length > 0) faults.push(`duplicate ${role} names '${duplicates.join("', '")}'`);
  }
  for (const [index, { name, role }] of tree.entries()) {
    const isLandmark = ['navigation', 'region', 'complementary'].includes(role);
    const heading = isLandmark && tree.slice(index).find((each) => each.role === 'heading');
    if (heading && heading.name === name) faults.push(`the ${role} '${name}' has the name of its heading`);
  }
  return faults;
}

/** Checks that every visible table is exposed as a table, with headers and a name from the table or its group. */
export async function tableFaults(page: Page, tree: readonly AccessibilityNode[]): Promise<string[]> {
  const visible = await page.evaluate(
    () => [...document.querySelectorAll('table')].filter((table) => table.checkVisibility()).length,
  );
  const faults: string[] = [];
  let tables = 0;
  for (const [index, { name, role }] of tree.entries()) {
    if (role !== 'table' && role !== 'LayoutTable') continue;
    tables += 1;
    const parent = tree[index - 1];
    const named = name || (parent?.role === 'group' && parent.name);
    if (role !== 'table' || !named) faults.push(`${role} '${name}'`);
  }
  if (tables !== visible) faults.push(`${visible} tables visible, ${tables} in the accessibility tree`);
  const headers = tree.filter(({ role }) => role === 'columnheader' || role === 'rowheader').length;
  if (headers < visible * 2) faults.push(`${headers} headers in ${visible} tables`);
  return faults;
}
