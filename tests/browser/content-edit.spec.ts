import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { horizontalOverflow, violations, waitForPaint } from '../support/accessibility.ts';
import { startContentEditor } from '../support/content-editor.ts';
import { expect, type Page, test } from '../support/test.ts';

// All tests share one editor, because starting it builds it.
test.describe.configure({ mode: 'default' });
let editor: Awaited<ReturnType<typeof startContentEditor>>;
test.beforeAll(async () => {
  editor = await startContentEditor();
});
test.afterAll(() => editor?.stop());

async function open(page: Page, file: string): Promise<void> {
  await page.goto(`${editor.base}/#${file}`);
  await expect(page.getByText(`The file is content/${file}`)).toBeVisible();
}

const openAll = () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
};
const part = (page: Page, title: string) => page.locator('main summary', { has: page.getByText(title, { exact: true }) }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const status = (page: Page) => page.getByRole('status');

test('changing an opening hour changes one line of the file and keeps every comment', async ({ page }) => {
  const before = editor.read('practices/ripon.yaml').split('\n');
  await page.goto(editor.base);
  await page.getByRole('link', { name: 'Ripon', exact: true }).first().click();
  await part(page, 'Hours').click();
  await page.getByLabel('Monday opens').fill('08:30');
  await expect(status(page)).toHaveText('You have changes that are not saved.');
  await save(page);
  await expect(status(page)).toHaveText('Saved.');
  const after = editor.read('practices/ripon.yaml').split('\n');
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    "      monday: { open: '08:30', close: '17:00', lunch: { from: '13:00', to: '14:00' } }",
  ]);
});

test('an editor can open a closed day and close it again', async ({ page }) => {
  await open(page, 'practices/leeds.yaml');
  await part(page, 'Hours').click();
  const week = page.locator('.week').first();
  await week.getByRole('checkbox', { name: 'Sunday' }).check();
  await week.getByLabel('Sunday closes').fill('12:00');
  await save(page);
  await expect(status(page)).toHaveText('Saved.');
  expect(editor.read('practices/leeds.yaml')).toMatch(/sunday: \{ open: '\d\d:\d\d', close: '12:00' \}/);
  await week.getByRole('checkbox', { name: 'Sunday' }).uncheck();
  await save(page);
  await expect(status(page)).toHaveText('Saved.');
  expect(editor.read('practices/leeds.yaml')).toContain('sunday: closed');
});

test('an invalid price is reported at its field with file and line, and is not saved', async ({ page }) => {
  const before = editor.read('pages/dental-implants.yaml');
  await open(page, 'pages/dental-implants.yaml');
  await part(page, 'Treatments').click();
  await page.locator('#root_treatments_0 > summary').click();
  const price = page.locator('#root_treatments_0_price_from');
  await price.fill('£2,500');
  await save(page);
  await expect(status(page)).toHaveText('Not saved: there is a problem.');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toContainText('Expected a number; found £2,500.');
  await expect(summary).toContainText(/pages\/dental-implants\.yaml, line \d+/);
  await expect(page.locator('.summary')).toBeFocused();
  await summary.getByRole('link').click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(/Expected a number/);
  expect(await violations(page)).toEqual([]);
  expect(editor.read('pages/dental-implants.yaml')).toBe(before);
});

test('an error inside a collapsed section expands it', async ({ page }) => {
  await open(page, 'practices/bradford.yaml');
  await part(page, 'Address').click();
  await page.getByLabel('Postcode').fill('Bradford');
  await part(page, 'Address').click();
  await save(page);
  await expect(page.getByLabel('Postcode')).toBeVisible();
  await expect(page.getByText("Expected a postcode such as 'BD1 1AA'; found Bradford.").first()).toBeVisible();
});

test('a file changed by another editor is not overwritten and can be reloaded', async ({ page }) => {
  await open(page, 'practices/bradford.yaml');
  const changed = editor.read('practices/bradford.yaml').replace(/^parking: .*$/m, 'parking: Theirs, behind the practice.');
  await page.getByLabel('Summary').fill('OwnNames.');
  writeFileSync(path.join(editor.folder, 'practices/bradford.yaml'), changed);
  await save(page);
  await expect(status(page)).toContainText('somebody else has changed this file');
  expect(editor.read('practices/bradford.yaml')).toBe(changed);
  await page.getByRole('button', { name: 'Show the file as it is now' }).click();
  await expect(page.getByLabel('Parking')).toHaveValue('Theirs, behind the practice.');
});

test('an editor can add and remove a question', async ({ page }) => {
  const before = editor.read('faq.yaml');
  await open(page, 'faq.yaml');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByLabel('Question').last().fill('May I bring my dog?');
  await page.getByLabel('Answer').last().fill('Only guide and assistance dogs: ring us first.');
  await save(page);
  await expect(status(page)).toHaveText('Saved.');
  expect(editor.read('faq.yaml')).toBe(
    `${before}\n- question: May I bring my dog?\n  answer: >-\n    Only guide and assistance dogs: ring us first.\n`,
  );
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await save(page);
  await expect(status(page)).toHaveText('Saved.');
  expect(editor.read('faq.yaml')).toBe(before);
});

test('an editor can write a text for each state of the NHS lists, and one text again', async ({ page }) => {
  await open(page, 'faq.yaml');
  const entry = page.locator('#root_1');
  const kind = entry.getByLabel('Answer: what kind');
  await kind.selectOption('One for each state of the NHS list');
  await entry.getByLabel('While some lists are open').fill('Ring {full}.');
  await entry.getByLabel('While all lists are full').fill('Our lists are full.');
  await save(page);
  const mistake = 'Expected no {full}, which may be empty here, or a text for whenAllAccept; found Ring {full}.';
  await expect(page.getByText(mistake).first()).toBeVisible();
  await entry.getByLabel('While some lists are open').fill('{accepting} {is|are} open.');
  await save(page);
  await expect(status(page)).toHaveText('Saved.');
  expect(editor.read('faq.yaml')).toContain(
    "patient?\n  answer:\n    whenSomeAccept: '{accepting} {is|are} open.'\n    whenAllFull: Our lists are full.\n\n- question: When",
  );
  await kind.selectOption('The same in every state');
  await entry.getByLabel('Answer', { exact: true }).fill('Ring us and ask.');
  await save(page);
  await expect(status(page)).toHaveText('Saved.');
  expect(editor.read('faq.yaml')).toContain(
    '- question: How do I become a patient?\n  answer: Ring us and ask.\n\n- question: When',
  );
});

test('an editor can start an article from a topic, save it and remove it', async ({ page }) => {
  await page.goto(editor.base);
  await page.getByText('New article', { exact: true }).click();
  const topics = page.getByLabel('What is it about?');
  const topic = (await topics.locator('option').first().getAttribute('value')) ?? '';
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText(`Will be content/`)).toBeVisible();
  await page.getByLabel('Excerpt').fill('What to know before you come, what happens in the chair, and what to ask us.');
  await part(page, 'Tags').click();
  await page.getByRole('button', { name: 'Add to Tags' }).click();
  await page.getByRole('button', { name: 'Add to Tags' }).click();
  await page.getByRole('textbox', { name: 'Tags 1' }).fill('visit');
  await page.getByRole('textbox', { name: 'Tags 2' }).fill('questions');
  await page.getByLabel('The words').fill('\nCome as you are.\n');
  await save(page);
  await expect(status(page)).toHaveText('Saved.');
  const folder = topic ? 'blog-backlog' : 'blog';
  const file = `${folder}/${topic}.md`;
  expect(editor.read(file)).toContain('\nCome as you are.\n');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Remove this article' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would you like to change?');
  expect(existsSync(path.join(editor.folder, file))).toBe(false);
});

test('changing a field and changing it back leaves the file unchanged', async ({ page }) => {
  for (const [file, label] of [
    ['organisation.yaml', 'Tagline'],
    ['pages/home.yaml', 'Headline'],
    ['pages/legal/complaints.md', 'Lead'],
  ] as const) {
    const before = editor.read(file);
    await open(page, file);
    await page.evaluate(openAll);
    const field = page.getByLabel(label, { exact: true }).first();
    const original = await field.inputValue();
    await field.fill('Something else');
    await expect(status(page)).toHaveText('You have changes that are not saved.');
    await field.fill(original);
    await save(page);
    await expect(status(page)).toHaveText('Saved.');
    expect(editor.read(file) === before, `${file} was changed`).toBe(true);
  }
});

test('the editor has no accessibility violations and no horizontal scroll', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(editor.base);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const file of [
    'practices/ripon.yaml',
    'pages/dental-implants.yaml',
    'pages/nhs-locations/nhs-ripon-dentist.yaml',
    'blog/fillings-old-and-new.md',
  ]) {
    await open(page, file);
    await page.evaluate(openAll);
    for (const [width, colorScheme, which] of [
      [320, 'light', 'all'],
      [1440, 'dark', 'colours'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await waitForPaint(page);
      expect(await horizontalOverflow(page), `${file} at ${width}`).toBe(0);
      expect(await violations(page, which), `${file} at ${width}`).toEqual([]);
    }
  }
});
