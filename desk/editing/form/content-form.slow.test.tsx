import { type HTMLElement as Found, Window } from 'happy-dom';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { compareStates } from '../../../content-model/compare.ts';
import { readContentFiles } from '../../../content-model/content-file.ts';
import { controlOf } from '../../../content-model/field-address.ts';
import type { FieldFinding } from '../../../content-model/field-findings.ts';
import { schemasAt, widgetOf } from '../../../content-model/field-schema.ts';
import { kindOf } from '../../../content-model/json-schemas.ts';
import type { ContentPath } from '../../../content-model/problem.ts';
import { setAt } from '../../../content-model/set-at.ts';
import { isRecord } from '../../../domain/is-record.ts';
import type { FileFormData } from '../form-data.ts';

const files = readContentFiles('content').filter(({ file }) => kindOf(file));
const valueIn = (file: string) => files.find((one) => one.file === file)?.data?.value;
const window = new Window();

beforeEach(() => {
  for (const name of ['document', 'HTMLElement', 'HTMLIFrameElement', 'Node', 'Event'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Shows the form, and keeps what it was changed to. */
async function openForm(file: string, value: unknown, findings: FieldFinding[] = []) {
  const [{ createRoot }, { ContentForm }] = await Promise.all([import('react-dom/client'), import('./content-form.tsx')]);
  const data = {
    file,
    schema: kindOf(file)?.schema,
    pictures: Object.fromEntries((JSON.stringify(value).match(/[\w/-]+\.svg/g) ?? []).map((name) => [name, `/${name}`])),
    today: '2026-11-19',
    practices: ['bradford', 'ripon', 'leeds'].map((slug) => ({ value: slug, label: slug })),
  } as unknown as FileFormData;
  const container = window.document.createElement('div');
  window.document.body.replaceChildren(container);
  const root = createRoot(container as unknown as Element);
  const form = {
    container,
    value,
    findings,
    changes: 0,
    redraw: () => render(),
    render: () => act(render),
    close: () => act(() => root.unmount()),
  };
  const change = (path: ContentPath, next: unknown) => {
    form.value = setAt(form.value, path, next);
    form.changes += 1;
    render();
  };
  const render = () =>
    root.render(<ContentForm data={{ ...data, findings: form.findings }} value={form.value} onChange={change} />);
  await form.render();
  return form;
}

/** The fields with a value, by path. */
function leavesOf(value: unknown, path: ContentPath = []): ContentPath[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]));
  if (!isRecord(value)) return [path];
  return Object.keys(value).flatMap((name) => leavesOf(value[name], [...path, name]));
}

const valueAt = (value: unknown, path: ContentPath) =>
  path.reduce<unknown>((part, name) => (part as Record<string | number, unknown>)[name], value);

type Control = Found & { value: string; checked: boolean };
const byId = (id: string) => window.document.getElementById(id) as Control | null;

/** What the form shows of a field. */
function shown(path: ContentPath, value: unknown): unknown {
  const own = byId(controlOf(path));
  if (own?.getAttribute('type') === 'checkbox') return value === 'closed' ? (own.checked ? 'open' : value) : own.checked;
  if (own?.matches('input, select, textarea')) return own.value;
  if (byId(`${controlOf(path.slice(0, -1))}__${value}`)?.checked) return value;
  const kind = byId(`${controlOf(path)}__kind`);
  return kind ? 'of a kind' : undefined;
}

/** The desk gives short names, and some fields have one possible value. */
const isHidden = (path: ContentPath, file: string) =>
  schemasAt(path, kindOf(file)?.schema).some((schema) => widgetOf(schema) === 'hidden');

const jargon = /schema|surface|yaml|\bfiles?\b|slug|place id|\bkey\b|structured data/i;

test.each(files.map(({ data, file }) => [file, data?.value]))(
  'the form of %s shows all that it has, in plain words, and changes nothing',
  async (name, value) => {
    const file = String(name);
    const form = await openForm(file, value);
    const missing = leavesOf(value).filter((path) => {
      const held = valueAt(value, path);
      return !isHidden(path, file) && ![held, String(held), 'of a kind'].includes(shown(path, held) as string);
    });
    expect(missing).toEqual([]);
    expect([form.changes, form.value]).toEqual([0, value]);
    const words = [...form.container.querySelectorAll('label, legend, button, summary > .font-semibold, p')]
      .filter((element) => !element.closest('[id$="__technical"]'))
      .map((element) => element.textContent);
    expect(words.filter((text) => jargon.test(text))).toEqual([]);
    await form.close();
  },
);

/** Types as a person does, so that React hears of it. */
async function enter(element: Control, words: string): Promise<void> {
  await act(async () => {
    if (element.matches('[type=checkbox]')) return element.click();
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    set?.call(element, words);
    element.dispatchEvent(new window.Event(element.matches('select') ? 'change' : 'input', { bubbles: true }));
  });
}

test.each(['practices/ripon.yaml', 'pages/dental-implants.yaml'])(
  'editing a control of %s changes its field alone',
  async (file) => {
    const before = valueIn(file);
    const form = await openForm(file, before);
    // The answer about NHS patients changes the day of the last check, too.
    const paths = leavesOf(before).filter(
      (path) => path.at(-1) !== 'acceptingNHS' && byId(controlOf(path))?.matches('input, textarea'),
    );
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      form.value = before;
      await form.render();
      const control = byId(controlOf(path)) as Control;
      const words = control.matches('[type=date]') ? '2026-11-20' : path.includes('week') ? '12:00' : '12';
      await enter(control, words);
      expect(compareStates(file, { value: before }, { value: form.value }).changes.map(({ field }) => field)).toEqual([path]);
      const isText = !control.matches('[type=checkbox]');
      if (isText) expect(String(valueAt(form.value, path))).toBe(words);
    }
    await form.close();
  },
);

test('another answer about NHS patients makes today the day of the last check, which can be changed', async () => {
  const form = await openForm('practices/ripon.yaml', valueIn('practices/ripon.yaml'));
  await enter(byId('root_nhs_acceptingNHS') as Control, '');
  expect(form.value).toMatchObject({ nhs: { acceptingNHS: false, checkedOn: '2026-11-19' } });
  const checked = byId('root_nhs_checkedOn') as Control;
  expect(checked.value).toBe('2026-11-19');
  await enter(checked, '2026-11-18');
  expect(form.value).toMatchObject({ nhs: { acceptingNHS: false, checkedOn: '2026-11-18' } });
  await form.close();
});

test('an emptied field is removed, and a number stays as it was typed until it is one', async () => {
  const form = await openForm('practices/ripon.yaml', valueIn('practices/ripon.yaml'));
  await enter(byId('root_parking') as Control, '');
  expect(form.value).not.toHaveProperty('parking');
  const rating = byId('root_ratings_0_rating') as Control;
  for (const [typed, stored] of [
    ['4.', '4.'],
    ['4.50', 4.5],
    ['four', 'four'],
  ] as const) {
    await enter(rating, typed);
    expect(form.value).toHaveProperty('ratings.0.rating', stored);
    expect(rating.value).toBe(typed);
  }
  await form.close();
});

test('figures, times, postcodes and phone numbers are understood as people type them, and the form says how', async () => {
  const form = await openForm('practices/ripon.yaml', valueIn('practices/ripon.yaml'));
  const notes = () =>
    [...form.container.querySelectorAll('p')].flatMap(({ textContent }) => /^Understood as (.*)/.exec(textContent)?.[1] ?? []);
  for (const [id, typed, field, stored] of [
    ['root_address_postcode', 'hg4 1ab', ['address', 'postcode'], 'HG4 1AB'],
    ['root_phones_0_phone', '01132960123', ['phones', 0, 'phone'], '0113 296 0123'],
    ['root_ratings_0_reviewCount', '1,250', ['ratings', 0, 'reviewCount'], 1250],
  ] as const) {
    await enter(byId(id) as Control, typed);
    expect(valueAt(form.value, field as unknown as ContentPath)).toBe(stored);
    expect(byId(id)?.value).toBe(typed);
    expect(notes()).toContain(String(stored));
  }
  await form.close();
  const prices = await openForm('pages/dental-implants.yaml', { treatments: [{ price: { from: 2500 } }] });
  await enter(byId('root_treatments_0_price_from') as Control, '£550');
  expect(prices.value).toEqual({ treatments: [{ price: { from: 550 } }] });
  await prices.close();
});

test('the hours of a day are typed as people say them, and copied to other days', async () => {
  const form = await openForm('practices/ripon.yaml', valueIn('practices/ripon.yaml'));
  const monday = (part: string) => byId(`root_hours_0_week_monday_${part}`) as Control;
  const stored = (day: string) => valueAt(form.value, ['hours', 0, 'week', day]);
  await enter(monday('open'), '8.30');
  await enter(monday('close'), '6pm');
  await enter(monday('lunch_from'), '12.30-1.30');
  const hours = { open: '08:30', close: '18:00', lunch: { from: '12:30', to: '13:30' } };
  expect(stored('monday')).toEqual(hours);
  expect(form.container.textContent).toContain('Understood as 08:30 to 18:00, lunch 12:30 to 13:30');
  await enter(monday('close'), 'late');
  expect(stored('monday')).toEqual({ ...hours, close: 'late' });
  await enter(monday('open'), '9-5');
  expect(stored('monday')).toMatchObject({ open: '09:00', close: '17:00' });
  expect([monday('open').value, monday('close').value]).toEqual(['9-5', '17:00']);
  const before = stored('saturday');
  await enter(byId('root_hours_0_week__copy-to') as Control, 'Monday to Friday');
  await press('Copy');
  for (const day of ['tuesday', 'friday']) expect(stored(day)).toEqual(stored('monday'));
  expect(stored('saturday')).toEqual(before);
  await enter(byId('root_hours_0_week__copy-to') as Control, 'all days');
  await press('Copy');
  expect(stored('sunday')).toEqual(stored('monday'));
  await form.close();
});

const button = (name: string) =>
  [...window.document.querySelectorAll('button')].find((one) => one.textContent === name) as unknown as Control;
const press = (name: string) => act(async () => button(name).click());
const focused = () => window.document.activeElement;

test('entries are added, moved and removed with the focus where the work goes on', async () => {
  const form = await openForm('faq.yaml', [
    { question: 'First?', answer: 'One.' },
    { question: 'Second?', answer: 'Two.' },
  ]);
  await press('Add a question');
  expect(form.value).toHaveLength(3);
  expect(focused()?.id).toBe('root_2_question');
  expect(byId('root_2')?.hasAttribute('open')).toBe(true);
  await press('Move up question 3');
  expect(form.value).toMatchObject([{ question: 'First?' }, {}, { question: 'Second?' }]);
  expect(focused()?.textContent).toBe('Move up question 2');
  expect(byId('root_1')?.hasAttribute('open')).toBe(true);
  await press('Move up question 2');
  await press('Move up question 1');
  expect(focused()?.textContent).toBe('Move up question 1');
  await press('Remove question 1');
  expect(form.value).toMatchObject([{ question: 'First?' }, { question: 'Second?' }]);
  expect(focused()?.textContent).toBe('Add a question');
  await form.close();
});

test('an entry too many of a list with a fixed length can be removed', async () => {
  const form = await openForm('pages/home.yaml', { hero: { ticks: ['One', 'Two', 'Three'] } });
  await press('Remove line 2');
  expect(form.value).toEqual({ hero: { ticks: ['One', 'Three'] } });
  expect(button('Remove line 2')).toBeUndefined();
  await form.close();
});

test('the focus goes to a new entry, even if the form was drawn again just before the press', async () => {
  const form = await openForm('notices.yaml', []);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // As on a slow machine, where React draws in one task and runs effects in another. The press comes between them.
  let time = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 2;
    return time;
  });
  form.findings = [finding(['0', 'text'], 'Enter the text.')];
  form.redraw();
  await Promise.resolve();
  await new Promise(setImmediate);
  byId('root__add')?.click();
  await vi.waitFor(() => expect(window.document.activeElement?.id).toBe('root_0_text'));
  await form.close();
});

test('another kind of value starts empty, and a value shows its own kind', async () => {
  const form = await openForm('pages/dental-implants.yaml', {
    treatments: [{ price: { from: 2500 } }, { price: { words: 'Ask us' } }],
  });
  const kinds = [0, 1].map((index) => byId(`root_treatments_${index}_price__kind`) as Control);
  expect(kinds.map(({ value }) => value)).toEqual(['0', '1']);
  await enter(kinds[0] as Control, '1');
  expect(form.value).toEqual({ treatments: [{ price: {} }, { price: { words: 'Ask us' } }] });
  await enter(byId('root_treatments_0_price_words') as Control, 'Free');
  expect(form.value).toHaveProperty('treatments.0.price', { words: 'Free' });
  await form.close();
});

const finding = (field: ContentPath, message: string): FieldFinding => ({
  kind: 'schema',
  file: 'notices.yaml',
  title: 'Notices',
  field,
  message,
  isBlocking: true,
});

test('a field says what to enter once it was left, or if it was wrong from the start', async () => {
  const form = await openForm('notices.yaml', [{ text: 'x'.repeat(300) }], [finding([0, 'text'], 'Too long.')]);
  expect(byId('root_0_text')?.getAttribute('aria-invalid')).toBe('true');
  form.findings = [finding([0, 'text'], 'Too long.'), finding([0, 'from'], 'Expected text; found nothing.')];
  await form.render();
  const from = byId('root_0_from') as Control;
  expect(from.hasAttribute('aria-invalid')).toBe(false);
  const corrections = () => [...form.container.querySelectorAll('section a')].map(({ textContent }) => textContent);
  expect(corrections()).toEqual([expect.stringMatching(/Too long\.$/)]);
  await act(async () => {
    from.focus();
    from.blur();
  });
  // A press that begins now still reaches its button.
  expect(from.hasAttribute('aria-invalid')).toBe(false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  const described = from
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => byId(id)?.textContent);
  expect(described).toContain('Error: Enter the first day.');
  expect(corrections()).toHaveLength(2);
  await form.close();
});

test('a closed section shows what it holds', async () => {
  const form = await openForm('practices/ripon.yaml', valueIn('practices/ripon.yaml'));
  const summary = (id: string) => byId(id)?.querySelector('summary > .hint')?.textContent;
  expect(summary('root_hours')).toBe('Mon to Fri 9:00 to 5:00, lunch 1:00 to 2:00, Sat and Sun closed');
  expect(summary('root_phones')).toBe('2: 01632 960201, Emergency desk');
  expect(summary('root_services')).toMatch(/^7: General Dentistry, .*\.\.\.$/);
  expect(summary('root_address')).toContain('HG4 1AA');
  await form.close();
  const empty = await openForm('organisation.yaml', {});
  expect(summary('root_closedDays')).toBe('Nothing yet');
  await empty.close();
});

test('the words for a photograph are optional until there is one', async () => {
  const [person] = valueIn('team.yaml') as [Record<string, unknown>];
  const form = await openForm('team.yaml', [person]);
  const label = () => form.container.querySelector('label[for="root_0_picture_words"]')?.textContent;
  expect(label()).toBe('The picture in words (optional)');
  form.value = [{ ...person, picture: { file: 'team/tariq.jpg' } }];
  await form.render();
  expect(label()).toBe('The picture in words');
  await form.close();
});
