import { type CompareProps, valueWords } from './value-words.ts';

/** Moves the dividing line to the value of the range input, including a value set before this ran. */
export function start(frame: HTMLElement, { valueText }: CompareProps): void {
  const input = frame.querySelector('input');
  if (!input) throw new Error('comparison: input missing');
  const show = () => {
    const percent = input.valueAsNumber;
    // The security policy forbids style attributes in the markup, but not this.
    frame.style.setProperty('--split', `${percent}%`);
    input.setAttribute('aria-valuetext', valueWords(valueText, percent));
  };
  input.addEventListener('input', show);
  show();
}
