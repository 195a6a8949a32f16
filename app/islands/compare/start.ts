import { type CompareProps, formatValueText } from './value-text.ts';

/** Moves the dividing line to the value of the range input, including a value set before this ran. */
export function start(frame: HTMLElement, { valueText }: CompareProps): void {
  const input = frame.querySelector('input');
  if (!input) throw new Error('Compare slider has no input');
  const show = () => {
    const percent = input.valueAsNumber;
    // The content security policy blocks style attributes in markup, but not this.
    frame.style.setProperty('--split', `${percent}%`);
    input.setAttribute('aria-valuetext', formatValueText(valueText, percent));
  };
  input.addEventListener('input', show);
  show();
}
