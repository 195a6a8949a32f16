import { expect } from 'vitest';
import type { Engine } from './engine.ts';

/** What a visitor can see: a selector and, where given, how the label or the text begins. */
type Target = { css: string; name?: string };

type Sight = { x: number; y: number; onTop: boolean; focused: boolean; text: string; value: string };

/** Runs in the page. */
function look(css: string, name: string, bringIntoView: boolean): Sight | null {
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.innerText;
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && nameOf(each).trim().startsWith(name),
  );
  if (!element) return null;
  if (bringIntoView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
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

/** These two run in the page as well. */
const focusLabelled = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.startsWith(label));
  found?.control?.focus();
};
const chosenOption = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.startsWith(label));
  return (found?.control as HTMLSelectElement | undefined)?.selectedOptions[0]?.text;
};

/** What a person does with a page. Each action waits until it is possible. */
export function visitor(engine: Engine) {
  const see = ({ css, name = '' }: Target, bringIntoView = false) => engine.evaluate(look, css, name, bringIntoView);

  /** Where to put the pointer: on the target, which is not covered and no longer moves. */
  async function aim(target: Target): Promise<Sight> {
    let before: Sight | null = null;
    let now: Sight | null = null;
    const isAtRest = async () => {
      before = now;
      now = await see(target, true);
      return Boolean(now?.onTop && before && now.x === before.x && now.y === before.y);
    };
    await expect.poll(isAtRest, { message: `a pointer can reach ${JSON.stringify(target)}` }).toBe(true);
    return now as unknown as Sight;
  }

  async function hover(target: Target): Promise<void> {
    const { x, y } = await aim(target);
    await engine.movePointer(x, y);
  }

  async function click(target: Target): Promise<void> {
    const { x, y } = await aim(target);
    await engine.click(x, y);
  }

  const field = (label: string) => ({ css: 'main :is(input, select, textarea)', name: label });

  async function fill(label: string, text: string): Promise<void> {
    await click(field(label));
    await engine.type(text);
    expect((await see(field(label)))?.value).toBe(text);
  }

  /** By its first letters, as on a keyboard: a list that opens is no part of the page. */
  async function choose(label: string, option: string): Promise<void> {
    await aim(field(label));
    await engine.evaluate(focusLabelled, label);
    await engine.type(option.slice(0, 3));
    await expect.poll(() => engine.evaluate(chosenOption, label)).toBe(option);
  }

  return {
    see,
    choose,
    hover,
    click,
    field,
    fill,
    expectVisible: (target: Target) =>
      expect.poll(async () => (await see(target)) !== null, { message: JSON.stringify(target) }).toBe(true),
    expectHidden: (target: Target) => expect.poll(() => see(target), { message: JSON.stringify(target) }).toBe(null),
    expectFocused: (target: Target) =>
      expect.poll(async () => (await see(target))?.focused, { message: JSON.stringify(target) }).toBe(true),
    expectText: (target: Target) => expect.poll(async () => (await see(target))?.text, { message: JSON.stringify(target) }),
  };
}
