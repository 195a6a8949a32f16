import { expect } from 'vitest';
import type { Engine } from './engine.ts';

/** A visible element: a selector and, optionally, the start of its label or text. */
type Target = { css: string; name?: string };

type ElementState = { x: number; y: number; onTop: boolean; focused: boolean; text: string; value: string };

/** Finds an element and reads its state. Runs in the page. */
function readElement(css: string, name: string, scrollIntoView: boolean): ElementState | null {
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.innerText;
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && nameOf(each).trim().startsWith(name),
  );
  if (!element) return null;
  if (scrollIntoView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { height, left, top, width } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return {
    x,
    y,
    onTop: element.contains(document.elementFromPoint(x, y)),
    focused: document.activeElement === element,
    text: element.innerText.trim(),
    value: String((element as HTMLInputElement).value ?? ''),
  };
}

/** The next two functions also run in the page. */
const focusLabelled = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.startsWith(label));
  found?.control?.focus();
};
const chosenOption = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.startsWith(label));
  return (found?.control as HTMLSelectElement | undefined)?.selectedOptions[0]?.text;
};

/** User actions and assertions. Each one waits until it can succeed. */
export function visitor(engine: Engine) {
  const find = ({ css, name = '' }: Target, scrollIntoView = false) => engine.evaluate(readElement, css, name, scrollIntoView);

  /** Scrolls to the target and waits until it is uncovered and has stopped moving. */
  async function waitUntilClickable(target: Target): Promise<ElementState> {
    let before: ElementState | null = null;
    let now: ElementState | null = null;
    const isStable = async () => {
      before = now;
      now = await find(target, true);
      return Boolean(now?.onTop && before && now.x === before.x && now.y === before.y);
    };
    await expect.poll(isStable, { message: `${JSON.stringify(target)} is clickable` }).toBe(true);
    return now as unknown as ElementState;
  }

  async function hover(target: Target): Promise<void> {
    const { x, y } = await waitUntilClickable(target);
    await engine.movePointer(x, y);
  }

  async function click(target: Target): Promise<void> {
    const { x, y } = await waitUntilClickable(target);
    await engine.click(x, y);
  }

  const field = (label: string) => ({ css: 'main :is(input, select, textarea)', name: label });

  async function fill(label: string, text: string): Promise<void> {
    await click(field(label));
    await engine.type(text);
    expect((await find(field(label)))?.value).toBe(text);
  }

  /** Selects by typing the first letters, because an open native list is not part of the page. */
  async function choose(label: string, option: string): Promise<void> {
    await waitUntilClickable(field(label));
    await engine.evaluate(focusLabelled, label);
    await engine.type(option.slice(0, 3));
    await expect.poll(() => engine.evaluate(chosenOption, label)).toBe(option);
  }

  return {
    find,
    choose,
    hover,
    click,
    field,
    fill,
    expectVisible: (target: Target) =>
      expect.poll(async () => (await find(target)) !== null, { message: JSON.stringify(target) }).toBe(true),
    expectHidden: (target: Target) => expect.poll(() => find(target), { message: JSON.stringify(target) }).toBe(null),
    expectFocused: (target: Target) =>
      expect.poll(async () => (await find(target))?.focused, { message: JSON.stringify(target) }).toBe(true),
    expectText: (target: Target) => expect.poll(async () => (await find(target))?.text, { message: JSON.stringify(target) }),
  };
}
