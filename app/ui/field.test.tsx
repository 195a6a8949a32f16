import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxField, SelectField, TextAreaField, TextField } from './field.tsx';

function draw(element: ReactElement) {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(element);
  const control = document.querySelector('input, textarea, select');
  if (!control) throw new Error('No control rendered');
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
  it('has a label for its control', () => {
    expect(draw(make({})).label).toBe('Words');
  });

  it('describes the control with its error', () => {
    expect(draw(make({ error: 'Wrong' })).descriptions).toEqual(['Error: Wrong']);
  });

  it('has aria-invalid only with an error', () => {
    expect(draw(make({ error: 'Wrong' })).control.getAttribute('aria-invalid')).toBe('true');
    const valid = draw(make({})).control;
    expect(valid.hasAttribute('aria-invalid')).toBe(false);
    expect(valid.hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows an icon beside the error, so that it does not rely on colour', () => {
    const { document, control } = draw(make({ error: 'Wrong' }));
    expect(document.querySelector(`[id="${control.id}-error"] svg`)).not.toBeNull();
  });

  it('uses the given id', () => {
    expect(draw(make({ id: 'first-name' })).control.id).toBe('first-name');
  });
});

describe.each(kinds)('%s', (_name, make) => {
  it('describes the control with its hint, then its error', () => {
    expect(draw(make({ hint: 'A hint', error: 'Wrong' })).descriptions).toEqual(['A hint', 'Error: Wrong']);
  });

  it('sets the required attribute', () => {
    expect(draw(make({ required: true })).control.hasAttribute('required')).toBe(true);
    expect(draw(make({})).control.hasAttribute('required')).toBe(false);
  });
});

describe('TextField', () => {
  it('passes on type, input mode, autocomplete and value', () => {
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
  it('starts with a disabled placeholder and has no empty options', () => {
    const { document } = draw(<SelectField name="x" label="Words" placeholder="Choose" options={options} />);
    const [placeholder, ...choices] = document.querySelectorAll('option');
    expect(placeholder?.textContent).toBe('Choose');
    expect(placeholder?.hasAttribute('disabled')).toBe(true);
    expect(placeholder?.hasAttribute('selected')).toBe(true);
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['a', 'b']);
  });

  it('selects the default value', () => {
    const { document } = draw(<SelectField name="x" label="Words" placeholder="Choose" options={options} defaultValue="b" />);
    expect(document.querySelector('option[selected]')?.textContent).toBe('Choice B');
  });
});
