import { expect, type Page, test } from '@playwright/test';
import { pastedTexts } from '../fixtures/pasted-texts.ts';
import { horizontalOverflow, violations, waitForPaint } from '../support/accessibility.ts';
import { signIn } from '../support/desk-visitor.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { testNow, testPort } from '../support/test-site.ts';

// Serial: the tests share a session and drafts.
test.describe.configure({ mode: 'serial' });

const port = testPort + 360;
const file = 'pages/legal/complaints.md';
let site: TestSite;
let page: Page;
/** The body that was saved last. */
let saved = '';

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  site = await startTestSite(port, { env: { CLOCK: testNow }, deskPort: port + 2 });
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, site, 'owner@threeridings.example');
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/edit/')) saved = request.postDataJSON().body;
  });
});
test.afterAll(async () => {
  await page?.context().close();
  await site?.stop();
});

const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true });

async function openText(): Promise<void> {
  // Another fragment alone opens no page.
  await page.goto(`${site.deskUrl}/site`);
  await page.goto(`${site.deskUrl}/edit/${file}#root_body`);
  await expect(text()).toBeFocused();
}

const bodyOf = async (name: string): Promise<{ body: string; value: unknown; hash: string }> =>
  page.evaluate(async (address) => (await fetch(address, { headers: { Accept: 'application/json' } })).json(), `/edit/${name}`);

/** Stores a text that no editor wrote. */
async function leaveText(body: string): Promise<void> {
  const { body: before, hash, value } = await bodyOf(file);
  await page.evaluate(
    async ([address, form]) => {
      await fetch(address, { method: 'POST', body: form, headers: { 'Content-Type': 'application/json' } });
    },
    [`/edit/${file}`, JSON.stringify({ value, body, hash, base: { value, body: before } })] as const,
  );
}

test('the editor weighs at most 90 kB, and the scripts of the page without it at most 120 kB', async () => {
  const weigh = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(?:css|js)$/.test(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  await page.goto(`${site.deskUrl}/edit/${file}`);
  const settings = page.getByRole('button', { name: 'Settings of this page' });
  await expect(settings).toBeVisible();
  const before = await weigh();
  await settings.click();
  await tool('Change the text').click();
  await expect(text()).toBeFocused();
  const editor = (await weigh()) - before;
  test.info().annotations.push({ type: 'weight', description: `${before} bytes, then ${editor}` });
  expect(before).toBeGreaterThan(10_000);
  expect(before).toBeLessThanOrEqual(120_000);
  expect(editor).toBeGreaterThan(10_000);
  expect(editor).toBeLessThanOrEqual(90_000);
});

test('staff write with headings, bold, lists, quotations and links, and other lines keep their bytes', async () => {
  const { body: before } = await bodyOf(file);
  await openText();
  // Beside the words, so that the caret is after them.
  await text().locator('h3').first().click();
  await expect(tool('Small heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We answer ');
  await tool('Bold').click();
  await page.keyboard.type('within a week');
  await tool('Bold').click();
  await page.keyboard.type('. See ');
  await tool('Link').click();
  await page.getByLabel('Link to').selectOption('NHS Information');
  await tool('Set the link').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool('List').click();
  await page.keyboard.type('Ring us');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Write to us');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Heading').click();
  await page.keyboard.type('What they said');
  await page.keyboard.press('Enter');
  await tool('Quotation').click();
  await page.keyboard.type('It was put right.');
  const added =
    'We answer **within a week**. See [NHS Information](/nhs-information)\n\n- Ring us\n- Write to us\n\n## What they said\n\n> It was put right.\n\n';
  await expect.poll(() => saved).toContain(added);
  expect(saved.replace(added, '')).toBe(before);
  for (let steps = 0; steps < 30 && saved !== before; steps += 1) {
    await tool('Undo').click();
    await page.waitForTimeout(100);
  }
  await expect.poll(() => saved).toBe(before);
});

test('the text can be reached and left with the keyboard, and has no accessibility violation', async () => {
  await openText();
  await page.keyboard.press('Alt+F10');
  await expect(tool('Heading')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tool('Redo')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text()).not.toBeFocused();
  await tool('Link').click();
  await expect(page.getByLabel('Link to')).toBeFocused();
  for (const [width, colorScheme] of [
    [320, 'light'],
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await waitForPaint(page);
    expect(await violations(page), `${width} ${colorScheme}`).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await page.keyboard.press('Escape');
  await expect(text()).toBeFocused();
});

test('text pasted from Word, Google Docs and elsewhere keeps its structure and drops its styles', async () => {
  test.setTimeout(90_000);
  await openText();
  for (const { from, html, markdown, plain } of pastedTexts) {
    await text().press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await text().evaluate(
      (element, { html, plain }) => {
        const clipboardData = new DataTransfer();
        if (html) clipboardData.setData('text/html', html);
        clipboardData.setData('text/plain', plain ?? 'Unused');
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      { html, plain },
    );
    await expect.poll(() => saved.trimStart(), from).toBe(markdown);
  }
});

test('a text that would change if it were written as it looks is plain text, and says why', async () => {
  const body = '\n- one\n* two\n';
  await leaveText(body);
  await openText();
  await expect(page.getByText(/So it is plain text here/)).toBeVisible();
  await expect(text()).toHaveValue(body);
  await text().fill('\nOne line.\n');
  await expect.poll(() => saved).toBe('\nOne line.\n');
});

test('a change that Markdown cannot say is not saved, but shown as plain text', async () => {
  const body = '\nBefore.\n\n    as it is\n';
  await leaveText(body);
  await openText();
  saved = '';
  await text().getByText('Before.').click();
  await tool('List').click();
  await expect(page.getByText(/cannot be shown as patients see it, so here is the plain text/)).toBeVisible();
  await expect(text()).toHaveValue('\n- Before.\n\n    as it is\n');
  await page.waitForTimeout(1_000);
  expect(saved).toBe('');
});

test('a browser that translates the page changes no word', async () => {
  await leaveText('\nBrush **twice** a day.\n\n- Gently\n');
  await openText();
  await expect(text().locator('xpath=ancestor-or-self::*[@translate="no"]')).not.toHaveCount(0);
  saved = '';
  await text().evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    for (const node of found) {
      const font = document.createElement('font');
      node.parentNode?.replaceChild(font, node);
      font.append(node);
    }
  });
  await text().press('ControlOrMeta+End');
  await page.keyboard.type(', please');
  await expect.poll(() => saved).toBe('\nBrush **twice** a day.\n\n- Gently, please\n');
});
