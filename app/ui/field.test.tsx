import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SelectField, TextField } from './field.tsx';

const options = [
  { value: 'a', label: 'Choice A' },
  { value: 'b', label: 'Choice B' },
];

it('a field is named by its label, and described by its hint, then its error', () => {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(<TextField name="x" label="Words" hint="A hint" error="Wrong" />);
  const input = document.querySelector('input');
  expect(document.querySelector(`label[for="${input?.id}"]`)?.textContent).toBe('Words');
  const described = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['A hint', 'Error: Wrong']);
});

// @spec 5: Select items have no empty value
it('a select starts with a placeholder that is not among the options, and has no empty ones', () => {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(<SelectField name="x" label="Words" placeholder="Choose" options={options} />);
  const [placeholder, ...choices] = document.querySelectorAll('option');
  expect(placeholder?.textContent).toBe('Choose');
  expect(placeholder?.hasAttribute('hidden')).toBe(true);
  expect(placeholder?.hasAttribute('disabled')).toBe(false);
  expect(placeholder?.hasAttribute('selected')).toBe(true);
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['a', 'b']);
});
