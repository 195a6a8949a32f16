import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxField, SelectField, TextAreaField, TextField } from './field.tsx';

function draw(element: ReactElement) {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(element);
  const control = document.querySelector('input, textarea, select');
  if (!control) throw new Error('no control was drawn');
  const describedBy = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return {
    control,
    label: document.querySelector(`label[for="${control.id}"]`)?.textContent,
    descriptions: describedBy.map((id) => document.getElementById(id)?.textContent),
    document,
  };
}

const options = [
  { value: 'a', label: 'Choice A' },
  { value: 'b', label: 'Choice B' },
];

const kinds: [string, (words: { hint?: string; error?: string; id?: string; required?: boolean }) => ReactElement][] = [
  ['TextField', (w) => <TextField name="x" label="Words" {...w} />],
  ['TextAreaField', (w) => <TextAreaField name="x" label="Words" {...w} />],
  ['SelectField', (w) => <SelectField name="x" label="Words" placeholder="Choose" options={options} {...w} />],
];
const withCheckbox: typeof kinds = [...kinds, ['CheckboxField', (w) => <CheckboxField name="x" label="Words" {...w} />]];

describe.each(withCheckbox)('%s', (_name, make) => {
  it('has a label tied to its control', () => {
    expect(draw(make({})).label).toBe('Words');
  });

  it('describes the control with its error', () => {
    expect(draw(make({ error: 'Wrong' })).descriptions).toEqual(['Error: Wrong']);
  });

  it('is marked as invalid only with an error', () => {
    expect(draw(make({ error: 'Wrong' })).control.getAttribute('aria-invalid')).toBe('true');
    const calm = draw(make({})).control;
    expect(calm.hasAttribute('aria-invalid')).toBe(false);
    expect(calm.hasAttribute('aria-describedby')).toBe(false);
  });

  it('draws a sign beside the error, so that it is not told by colour alone', () => {
    const { document, control } = draw(make({ error: 'Wrong' }));
    expect(document.querySelector(`[id="${control.id}-error"] svg`)).not.toBeNull();
  });

  it('takes the id that the error summary links to', () => {
    expect(draw(make({ id: 'first-name' })).control.id).toBe('first-name');
  });
});

describe.each(kinds)('%s', (_name, make) => {
  it('describes the control with hint and error, in that order', () => {
    expect(draw(make({ hint: 'A hint', error: 'Wrong' })).descriptions).toEqual(['A hint', 'Error: Wrong']);
  });

  it('carries the browser-required flag when asked', () => {
    expect(draw(make({ required: true })).control.hasAttribute('required')).toBe(true);
    expect(draw(make({})).control.hasAttribute('required')).toBe(false);
  });
});

describe('TextField', () => {
  it('passes on what helps people to fill it in', () => {
    const { control } = draw(
      <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" defaultValue="01632960123" />,
    );
    expect(control.getAttribute('type')).toBe('tel');
    expect(control.getAttribute('inputmode')).toBe('tel');
    expect(control.getAttribute('autocomplete')).toBe('tel');
    expect(control.getAttribute('value')).toBe('01632960123');
  });
});

describe('SelectField', () => {
  // @spec 5: Select items have no empty value
  it('starts with a placeholder that cannot be chosen, and no choice is empty', () => {
    const { document } = draw(<SelectField name="x" label="Words" placeholder="Choose" options={options} />);
    const [placeholder, ...choices] = document.querySelectorAll('option');
    expect(placeholder?.textContent).toBe('Choose');
    expect(placeholder?.hasAttribute('disabled')).toBe(true);
    expect(placeholder?.hasAttribute('selected')).toBe(true);
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['a', 'b']);
  });

  it('shows the choice that was made before', () => {
    const { document } = draw(<SelectField name="x" label="Words" placeholder="Choose" options={options} defaultValue="b" />);
    expect(document.querySelector('option[selected]')?.textContent).toBe('Choice B');
  });
});
