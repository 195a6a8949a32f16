import { CheckboxField, SelectField, TextAreaField, TextField } from './field.tsx';
import type { Fixture } from './fixture.ts';

const treatments = [
  'General Dentistry',
  'Cosmetic Dentistry',
  'Invisalign',
  'Dental Implants',
  'Teeth Whitening',
  'Hygiene & Prevention',
  "Children's Dentistry",
  'Emergency Treatment',
].map((name) => ({ value: name, label: name }));

const longConsent =
  'I consent to website display. I agree that the practice may show my video, my first name and my treatment on its website, and I know that I can change my mind at any time by ringing or writing.';

export const fixtures: Fixture[] = [
  { name: 'Text', element: <TextField name="firstName" label="First name" autoComplete="given-name" required /> },
  {
    name: 'Text with a hint',
    element: (
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label="Phone"
        hint="A UK number that starts with 0, without spaces, such as 01632960123"
        required
      />
    ),
  },
  {
    name: 'Text with an error',
    element: (
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label="Phone"
        hint="A UK number that starts with 0, without spaces, such as 01632960123"
        error="Invalid UK phone number (must start with 0 and be 10-11 digits)"
        defaultValue="1632 960"
        required
      />
    ),
  },
  {
    name: 'Text area',
    element: (
      <TextAreaField
        name="description"
        label="Brief description"
        hint="Optional. A few lines about your experience, up to 1000 characters."
      />
    ),
  },
  {
    name: 'Text area with an error and long text',
    element: (
      <TextAreaField
        name="description"
        label="Brief description of your experience, from the first telephone call to the day on which you forgot that you had ever been worried"
        error="Description must be less than 1000 characters"
        defaultValue={'I put it off for years. The first visit was only talking, and nobody told me off. '.repeat(6)}
      />
    ),
  },
  {
    name: 'Select',
    element: <SelectField name="treatment" label="Treatment" placeholder="Select a treatment" options={treatments} required />,
  },
  {
    name: 'Select with a value',
    element: (
      <SelectField
        name="treatment"
        label="Treatment"
        placeholder="Select a treatment"
        options={treatments}
        defaultValue="Teeth Whitening"
      />
    ),
  },
  {
    name: 'Select with an error',
    element: (
      <SelectField
        name="treatment"
        label="Treatment"
        placeholder="Select a treatment"
        options={treatments}
        error="Please select a treatment"
        required
      />
    ),
  },
  {
    name: 'Checkbox',
    element: <CheckboxField name="consentMarketing" label="You may also use my video in leaflets. (Optional)" />,
  },
  {
    name: 'Checkbox ticked, long text',
    element: <CheckboxField name="consentWebsite" label={longConsent} defaultChecked />,
  },
  {
    name: 'Checkbox with an error',
    element: (
      <CheckboxField name="consentVideo" label="I consent to video recording." error="You must consent to video recording" />
    ),
  },
];
