import type { ReactElement } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.tsx';
import { Notice } from './notice.tsx';
import { Pill } from './pill.tsx';
import { Prose } from './prose.tsx';
import { Skeleton } from './skeleton.tsx';
import { Stars } from './stars.tsx';

const dismiss = () => undefined;
const phone = {
  name: 'phone',
  inputMode: 'tel',
  label: 'Phone',
  hint: 'A UK number that starts with 0, without spaces',
} as const;
const treatment = {
  name: 'treatment',
  label: 'Treatment',
  placeholder: 'Select a treatment',
  options: ['General Dentistry', 'Invisalign', 'Teeth Whitening'].map((name) => ({ value: name, label: name })),
};

const article = `
<p>Toothache has a way of starting on a Friday evening. Here is what helps, and <a href="/emergency-dentist">when to ring straight away</a>.</p>
<h2>What you can do at home</h2>
<p>A <strong>soft brush</strong> and lukewarm water are kinder than leaving it alone.</p>
<ul><li>Rinse with warm salt water after meals.</li><li>Eat on the other side.<ul><li>Soup is fine.</li><li>Toffee is not.</li></ul></li></ul>
<h3>When you come to us</h3>
<ol><li>We look, and take an X-ray if we need one.</li><li>We tell you what it is and what it costs.</li></ol>
<blockquote><p>I had been worrying about it for a month. It took twenty minutes.</p></blockquote>
<h4>How long a repair should last</h4>
<table><thead><tr><th>Treatment</th><th>We stand by it for</th><th align="right">Visits</th></tr></thead><tbody><tr><td>Fillings</td><td>1 year</td><td align="right">1</td></tr></tbody></table>
<hr>
<p>A long word: https://example.example/a-very-long-address-that-somebody-pasted-into-the-text-without-a-single-space</p>`;

/** States of the components, by component: those that real pages seldom show. */
export const fixtures: Record<string, Record<string, ReactElement>> = {
  button: {
    variants: (
      <div className="flex flex-wrap gap-3">
        <Button>Book Appointment</Button>
        <Button variant="secondary">Meet Our Team</Button>
        <Button variant="quiet">Change</Button>
        <Button size="large" variant="danger">
          Call Emergency Line
        </Button>
        <Button busy>Submitting...</Button>
      </div>
    ),
    links: (
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/blog" trailingIcon="arrow-right">
          View All Articles
        </ButtonLink>
        <ButtonLink href="https://booking.example/ripon" variant="secondary" external>
          Book Online
        </ButtonLink>
      </div>
    ),
    'long text': (
      <div className="grid max-w-64">
        <ButtonLink href="/#booking" icon="calendar">
          Choose a day and a time that suits you and whoever brings you
        </ButtonLink>
      </div>
    ),
  },
  'error-summary': {
    'several errors': (
      <ErrorSummary
        errors={[
          { fieldId: 'email', message: 'Invalid email address' },
          { fieldId: 'phone', message: 'Invalid UK phone number (must start with 0 and be 10-11 digits)' },
        ]}
      />
    ),
  },
  field: {
    text: <TextField {...phone} required />,
    'text with an error': <TextField {...phone} error="Invalid UK phone number" defaultValue="1632 960" />,
    'text area with an error': (
      <TextAreaField name="description" label="Description" error="Description must be less than 1000 characters" />
    ),
    select: <SelectField {...treatment} required />,
    'select with an error': <SelectField {...treatment} error="Please select a treatment" />,
    'checkbox that cannot be ticked': <CheckboxField name="blocked" label="Parking" hint="Correct this first." disabled />,
    checkbox: <CheckboxField name="consentMarketing" label="You may also use my video in leaflets. (Optional)" defaultChecked />,
    'checkbox with an error': (
      <CheckboxField name="consentVideo" label="I consent to video recording." error="You must consent to video recording" />
    ),
  },
  icon: {
    'every icon': (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <li key={name} className="grid justify-items-center gap-2 p-3 text-sm">
            <Icon name={name} size={40} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  notice: {
    success: <Notice tone="success" title="Thank You! 🎉" description="We'll contact you." onDismiss={dismiss} />,
    'danger with a line below': (
      <Notice tone="danger" title="Error" description="Failed to submit." more="Try in 45 minutes." onDismiss={dismiss} />
    ),
    'dismissed without a script': <Notice tone="danger" title="Error" description="Failed to submit." asDialog />,
  },
  pill: {
    tones: (
      <div className="flex max-w-56 flex-wrap gap-3">
        <Pill tone="success">Accepting NHS patients</Pill>
        <Pill tone="warning">NHS list full for now, private care available this week</Pill>
        <Pill tone="neutral">Dental Health</Pill>
      </div>
    ),
  },
  prose: { 'an article': <Prose html={article} /> },
  skeleton: {
    lines: (
      <div className="grid gap-3">
        <Skeleton shape="line" />
        <Skeleton shape="line" width="long" />
        <Skeleton shape="line" width="medium" />
        <Skeleton shape="line" width="short" />
      </div>
    ),
  },
  stars: { 'with a label': <Stars rating={4.8} label="Rated 4.8 out of 5" size={26} /> },
};
