import type { Page } from '@playwright/test';

/** One stop of a screen reader: what the browser hands to it. */
export type AccessibilityNode = {
  role: string;
  name: string;
  description: string;
  value: string;
  /** 'level', 'expanded', 'invalid', 'valuetext' and the like, as text. */
  state: Readonly<Record<string, string>>;
};

/** The whole page in the order in which it is read, from the browser's own accessibility tree. */
export async function accessibilityTree(page: Page): Promise<AccessibilityNode[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
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

/** What takes a press or an answer has to be called something. */
const operable = new Set([
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
  tree.filter(({ name, role }) => operable.has(role) && !name.trim());

/** The parts that a screen reader jumps between. A kind that is there more than once has a name for each. */
export function landmarkFaults(tree: readonly AccessibilityNode[]): string[] {
  const faults: string[] = [];
  for (const role of ['banner', 'main', 'contentinfo']) {
    const count = tree.filter((each) => each.role === role).length;
    if (count !== 1) faults.push(`${count} times ${role}`);
  }
  for (const role of ['navigation', 'region', 'complementary', 'search']) {
    const names = tree.filter((each) => each.role === role).map(({ name }) => name);
    if (names.length > 1 && names.some((name) => !name)) faults.push(`a ${role} without a name`);
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    if (twice.length > 0) faults.push(`two of ${role} are called '${twice.join("', '")}'`);
  }
  return faults;
}

/** Every table is still a table to those who listen, with a name, its own or of the frame around it, and with headers. */
export async function tableFaults(page: Page, tree: readonly AccessibilityNode[]): Promise<string[]> {
  const drawn = await page.evaluate(
    () => [...document.querySelectorAll('table')].filter((table) => table.checkVisibility()).length,
  );
  const faults: string[] = [];
  let tables = 0;
  for (const [index, { name, role }] of tree.entries()) {
    if (role !== 'table' && role !== 'LayoutTable') continue;
    tables += 1;
    const frame = tree[index - 1];
    const named = name || (frame?.role === 'group' && frame.name);
    if (role !== 'table' || !named) faults.push(`${role} '${name}'`);
  }
  if (tables !== drawn) faults.push(`${drawn} tables drawn, ${tables} heard`);
  const headers = tree.filter(({ role }) => role === 'columnheader' || role === 'rowheader').length;
  if (headers < drawn * 2) faults.push(`${headers} headers in ${drawn} tables`);
  return faults;
}
