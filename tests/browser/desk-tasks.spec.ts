import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { addDays, londonParts } from '../../domain/london-time.ts';
import { violations } from '../support/accessibility.ts';
import { createHands, type Hands, saved, signIn } from '../support/desk-visitor.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { testNow, testPort } from '../support/test-site.ts';

// Serial: later tasks undo and confirm what earlier ones published.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const owner = 'owner@threeridings.example';
const largestDelayMs = 7_000;

const port = testPort + 340;
const base = `http://localhost:${port}`;
let site: TestSite;
let desk: string;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  site = await startTestSite(port, { env: { CLOCK: testNow }, deskPort: port + 2 });
  desk = site.deskUrl ?? '';
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, site, owner);
});
test.afterAll(async () => {
  await page?.context().close();
  await site?.stop();
});

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const part = (title: string) => page.locator('summary', { has: page.getByText(title, { exact: true }) }).first();
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
/** Something on the preview, once it can be pressed. */
async function onPage(target: Locator): Promise<Locator> {
  await expect(target).toHaveAttribute('tabindex', '0');
  return target;
}
const publicText = async (path: string) => (await fetch(`${base}${path}`)).text();

/** A photograph as a phone makes it. */
async function pictureFile(name: string): Promise<string> {
  const { outputDir } = test.info();
  mkdirSync(outputDir, { recursive: true });
  await sharp({ create: { width: 900, height: 1000, channels: 3, background: '#8ab4d8' } })
    .png()
    .toFile(join(outputDir, name));
  return join(outputDir, name);
}

/** Waits until the draft is stored, then opens the screen that publishes it. */
async function review(hands: Hands): Promise<void> {
  await expect(saved(page)).toBeVisible();
  await hands.press(button(/^Review/));
}

async function publishNow(hands: Hands): Promise<void> {
  await hands.press(button('Publish now'));
  await expect(page.getByRole('status')).toHaveText('Published. Everyone sees it within 7 seconds.');
}

async function publish(hands: Hands): Promise<void> {
  await review(hands);
  await publishNow(hands);
}

/** Runs a task from the first screen, and then waits for it to be public. Returns the number of presses. */
async function perform(
  run: (hands: Hands) => Promise<void>,
  isPublic?: () => Promise<boolean>,
  keyboardOnly = false,
): Promise<number> {
  await page.goto(desk);
  const hands = createHands(page, keyboardOnly);
  const started = Date.now();
  await run(hands);
  const description = `${hands.presses()} presses, ${(Date.now() - started) / 1000} s`;
  test.info().annotations.push({ type: 'effort', description });
  if (isPublic) await expect.poll(isPublic, { timeout: largestDelayMs, intervals: [200] }).toBe(true);
  return hands.presses();
}

for (const [how, before, after] of [
  ['with a pointer', '01632 960201', '01632 960278'],
  ['with the keyboard alone', '01632 960278', '01632 960279'],
] as const) {
  test(`change a phone number by pressing it on the page, ${how}`, async () => {
    await perform(
      async (hands) => {
        await hands.press(link('Change the site'));
        await hands.press(await onPage(page.frameLocator('iframe').locator('main a:visible', { hasText: before }).first()));
        await hands.type(page.getByRole('textbox', { name: 'Phone', exact: true }).first(), after);
        await expect(page.frameLocator('iframe').getByText(after).first()).toBeAttached();
        await review(hands);
        await expect(tick('Phone').first()).toBeChecked();
        await expect(page.locator('ins', { hasText: after }).first()).toBeVisible();
        await publishNow(hands);
      },
      async () => (await publicText('/locations/ripon-dentist')).includes(after),
      how === 'with the keyboard alone',
    );
  });

  test(`change a paragraph of the home page in four presses, ${how}`, async () => {
    const text = `We tell you first what it will cost, ${how}.`;
    await perform(
      async (hands) => {
        await hands.press(link('Change the site'));
        const lead = page.frameLocator('iframe').locator('desk-text[data-field="pages/home.yaml#about.lead"]');
        await hands.press(await onPage(lead));
        await hands.type(lead, text);
        await page.keyboard.press('Enter');
        // Out of the page.
        await page.keyboard.press('Escape');
        await publish(hands);
      },
      async () => (await publicText('/')).includes(text),
      how === 'with the keyboard alone',
    );
  });
}

test('find a sentence seen on the site in three presses', async () => {
  const presses = await perform(async (hands) => {
    await hands.press(link('Site'));
    await hands.type(page.getByLabel(/^Words, names or numbers/), "and you'll find them in the team section");
    await hands.press(button('Find'));
    await hands.press(link(/^Accessibility Statement: text/));
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    await expect(page.frameLocator('iframe').locator('[data-current]')).toContainText('Some of our staff speak other languages');
  });
  expect(presses).toBeLessThanOrEqual(3);
});

for (const [how, date, day, reason] of [
  ['with a pointer', '2026-11-20', 'Friday 20 November', 'Staff training'],
  ['with the keyboard alone', '2026-11-19', 'Thursday 19 November', 'A new floor'],
] as const) {
  test(`close for an afternoon, ${how}`, async () => {
    await perform(
      async (hands) => {
        await hands.press(link('Site'));
        await hands.press(link(/Close a practice, or change its hours/));
        await hands.press(button('Add a closed day'));
        await hands.choose(page.getByLabel('Date').last(), date);
        await hands.type(page.getByLabel('Reason').last(), reason);
        await hands.type(page.getByLabel(/^Closes early/).last(), '12:00');
        await publish(hands);
      },
      async () => (await publicText('/locations/leeds-dentist')).includes(`Open only 9:00-12:00 on ${day}: ${reason}`),
      how === 'with the keyboard alone',
    );
  });
}

test('mark an NHS list full', async () => {
  await perform(
    async (hands) => {
      await hands.press(link('Change the NHS list of Ripon'));
      await hands.press(page.getByLabel('Takes new NHS patients'));
      await publish(hands);
    },
    async () =>
      (await publicText('/locations/ripon-dentist')).includes('NHS list full') &&
      (await publicText('/locations/nhs-ripon-dentist')).includes('Checked with the practice on 16 November 2026'),
  );
});

test('change a price', async () => {
  await perform(
    async (hands) => {
      await hands.press(link('Site'));
      await hands.press(link('A price: Implants'));
      await hands.press(await onPage(page.frameLocator('iframe').getByText('£2,500').first()));
      await hands.type(page.locator('#root_treatments_0_price_from'), '2650');
      await publish(hands);
    },
    async () => (await publicText('/services/dental-implants')).includes('2,650'),
  );
});

/** Fills the form of the person who was added last. */
async function describePerson(hands: Hands, at: number, name: string): Promise<void> {
  const field = (part: string) => page.locator(`#root_${at}_${part}`);
  const photograph = await pictureFile('front-desk.png');
  await hands.type(field('name'), name);
  await expect(field('role')).toBeVisible();
  await hands.type(field('role'), 'Receptionist');
  await hands.choose(field('location'), 'Leeds');
  const chooser = page.waitForEvent('filechooser');
  await hands.press(button('Add a photograph').last());
  await (await chooser).setFiles(photograph);
  await expect(field('picture_file')).toHaveValue(/team\/.*\.jpg/, { timeout: 30_000 });
  await hands.type(field('picture_words'), 'At the front desk, on the phone');
  await hands.type(field('bio'), 'I answer the phone and the door. '.repeat(9).trim());
  // What was missing is no longer shown once it is saved, and the buttons below stay where they are.
  await expect(saved(page)).toBeVisible();
  for (const [index, interest] of ['Nervous callers', 'Getting you here'].entries()) {
    await hands.press(button('Add an interest').last());
    await hands.type(field(`specialties_${index}`), interest);
  }
}

test('add a receptionist with a photograph, with the keyboard alone', async () => {
  await perform(
    async (hands) => {
      await hands.press(link('Site'));
      await hands.press(link(/Add or change someone on the team/));
      await hands.press(button('Add a person'));
      await describePerson(hands, 15, 'Dee Holroyd');
      await publish(hands);
    },
    async () => (await publicText('/')).includes('Dee Holroyd'),
    true,
  );
  const src = /<img[^>]*alt="At the front desk, on the phone"[^>]*>/.exec(await publicText('/'))?.[0] ?? '';
  const response = await fetch(base + (/src="([^"]+)"/.exec(src)?.[1] ?? ''));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
});

for (const [how, title, day] of [
  ['with a pointer', 'Our Leeds practice has a new front door', undefined],
  ['with the keyboard alone', 'Saturday mornings are back at Ripon', 1],
] as const) {
  const address = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
  const isKeyboard = how === 'with the keyboard alone';
  test(`write practice news with a picture, over a closed tab, and ${day ? 'schedule' : 'publish'} it, ${how}`, async () => {
    const picture = await pictureFile('front-door.png');
    const write = async (hands: Hands) => {
      await hands.press(link('Articles'));
      await hands.type(page.getByLabel('Title of a new article'), title);
      await hands.press(button('Write an article'));
      await hands.type(page.getByRole('textbox', { name: 'Excerpt' }), 'Too short.');
      await page.getByRole('textbox', { name: 'Excerpt' }).blur();
      await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveAccessibleDescription(/60/);
      await expect(saved(page)).toBeVisible();
    };
    const finish = async (hands: Hands) => {
      await hands.press(link('Articles'));
      await hands.press(link(new RegExp(`^Go on writing.*${title}`)));
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
      await hands.type(
        page.getByRole('textbox', { name: 'Excerpt' }),
        `${title}, and this is what changes for you when you come to see us by wheelchair, by pram or on foot.`,
      );
      for (const [number, tag] of ['leeds', 'access'].entries()) {
        await hands.press(button('Add a tag'));
        await hands.type(page.locator(`#root_tags_${number}`), tag);
      }
      await hands.press(button('Write the text'));
      await hands.type(
        page.getByRole('textbox', { name: 'Text', exact: true }),
        `${title}. We said that we would do it this year.\n\nIf you use a wheelchair or push a pram, you get in without help.`,
      );
      const chooser = page.waitForEvent('filechooser');
      await hands.press(button('Add a photograph'));
      await (await chooser).setFiles(picture);
      await hands.type(page.getByLabel(/^The picture in words/), 'The new door, open');
      await expect(page.frameLocator('iframe').getByAltText('The new door, open')).toBeAttached();
      await expect(saved(page)).toBeVisible();
      await hands.press(button(/^Review/));
      if (day) await hands.choose(page.getByLabel(/^Or at a time/), `${addDays(londonParts(new Date()).date, day)}T08:30`);
      await hands.press(button(day ? 'Schedule' : 'Publish now'));
      await expect(page.getByRole('status')).toContainText(day ? 'Scheduled.' : 'Published.');
    };
    await perform(write, undefined, isKeyboard);
    const context = page.context();
    await page.close();
    page = await context.newPage();
    await perform(finish, day ? undefined : async () => (await fetch(base + address)).ok, isKeyboard);
    if (day) return expect((await fetch(base + address)).status).toBe(404);
    const article = await publicText(address);
    const src = /<img src="([^"]+)"[^>]*alt="The new door, open"/.exec(article)?.[1] ?? '';
    expect((await fetch(base + src)).headers.get('content-type')).toBe('image/jpeg');
    expect(article).toContain(`property="og:image" content="${base}${src}"`);
    expect(await publicText('/feed.xml')).toContain(`<link rel="enclosure" type="image/jpeg" href="${base}${src}"/>`);
  });
}

test('show a preview on a phone by link', async ({ browser }) => {
  await perform(async (hands) => {
    await hands.press(link('Site'));
    await hands.press(link(/^Bradford: address/));
    await hands.type(page.getByRole('textbox', { name: 'Parking' }), 'A new sentence that only the preview shows.');
    await review(hands);
    const address = (await page.getByRole('link', { name: /\/preview\// }).getAttribute('href')) ?? '';
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await phone.newPage();
    await other.goto(`${address}locations/bradford-dentist`);
    await expect(other.getByText('A new sentence that only the preview shows.').first()).toBeVisible();
    await expect(other).toHaveTitle(/^Preview: /);
    await other.getByRole('link', { name: 'Home' }).first().click();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await phone.close();
    await hands.press(button(/^Discard/));
    await expect(page.getByRole('status')).toHaveText('Discarded.');
  });
  expect(await publicText('/locations/bradford-dentist')).not.toContain('A new sentence that only the preview shows.');
});

test('undo', async () => {
  await perform(
    async (hands) => {
      await hands.press(link('History'));
      await hands.press(
        page.getByRole('listitem').filter({ hasText: 'Dee Holroyd' }).getByRole('link', { name: /^Undo/ }).first(),
      );
      await expect(page.getByText('Dee Holroyd')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await hands.press(button('Undo it'));
      await expect(page.getByRole('status')).toHaveText('Undone. The site shows what it showed before.');
    },
    async () => !(await publicText('/')).includes('Dee Holroyd'),
  );
});

test('confirm an NHS list', async () => {
  await perform(
    async (hands) => {
      await hands.press(button('Still correct in Leeds'));
      await expect(page.getByRole('status')).toContainText('Confirmed.');
    },
    async () => (await publicText('/locations/nhs-leeds-dentist')).includes('16 November 2026'),
  );
});

test('publish one of three changes', async () => {
  const presses = await perform(
    async (hands) => {
      await hands.press(link('Site'));
      await hands.press(link(/^Bradford: address/));
      for (const name of ['Summary', 'Transport', 'Parking'])
        await hands.type(page.getByRole('textbox', { name }), `A new text about this practice, for ${name}.`);
      await review(hands);
      for (const name of ['Summary', 'Transport']) await hands.press(tick(name));
      await publishNow(hands);
    },
    async () => (await publicText('/locations/bradford-dentist')).includes('for Parking.'),
  );
  expect(presses).toBeLessThanOrEqual(6);
  expect(await publicText('/locations/bradford-dentist')).not.toMatch(/for (Summary|Transport)\./);
  await page.goto(`${desk}/changes`);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await button(/^Discard/).click();
  await button('Bring it back').click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await button(/^Discard/).click();
});

test('find who changed a price', async () => {
  const presses = await perform(async (hands) => {
    await hands.press(link('Site'));
    await hands.press(link('A price: Implants'));
    await hands.press(await onPage(page.frameLocator('iframe').getByText('£2,650').first()));
    const opened = page.waitForEvent('popup');
    await hands.press(link(/^Who changed this/));
    const answer = await opened;
    await expect(answer.getByText(/, by Practice manager$/)).toHaveCount(1);
    await expect(answer.locator('ins', { hasText: '2650' })).toBeVisible();
    expect(await violations(answer)).toEqual([]);
    await answer.close();
  });
  expect(presses).toBeLessThanOrEqual(4);
});

test('replace a person, which is two changes', async () => {
  const presses = await perform(
    async (hands) => {
      await hands.press(link('Site'));
      await hands.press(link(/Add or change someone on the team/));
      await hands.press(part('Sumaiya Talukdar'));
      await hands.press(button('Remove person 3'));
      await hands.press(button('Add a person'));
      await describePerson(hands, 14, 'Fay Ackroyd');
      await review(hands);
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      await expect(tick('Fay Ackroyd')).toBeChecked();
      await expect(tick('Sumaiya Talukdar')).toBeChecked();
      await publishNow(hands);
    },
    async () => !(await publicText('/')).includes('Sumaiya Talukdar'),
  );
  expect(presses).toBeLessThanOrEqual(10);
});

test('make Today empty', async () => {
  test.setTimeout(300_000);
  const presses = await perform(async (hands) => {
    while ((await button(/^Still correct/).count()) > 0) {
      await hands.press(button(/^Still correct/).first());
      await expect(page.getByRole('status')).toContainText('Confirmed.');
    }
    const group = page.locator('main a[href^="/today/"]:not([href*="#"])');
    while ((await group.count()) > 0) {
      await hands.press(group.first());
      const leave = page.locator('summary', { hasText: 'Leave it as it is' });
      while ((await leave.count()) > 0) {
        await hands.press(leave.first());
        await hands.type(page.getByLabel('Why?').first(), 'A demonstration');
        await hands.press(button(/^Leave it as it is/).first());
        await expect(page.getByRole('status')).toContainText('Left as it is.');
      }
      await hands.press(link(/^Today/).first());
    }
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  });
  expect(presses).toBeLessThanOrEqual(60);
});

for (const [how, title, path] of [
  ['with a pointer', 'Sedation', '/sedation'],
  ['with the keyboard alone', 'Mouthguards', '/mouthguards'],
] as const) {
  test(`make a page and put it into a menu, ${how}`, async () => {
    await perform(
      async (hands) => {
        await hands.press(link('Site'));
        await hands.press(link(/Make a new page/));
        await hands.type(page.getByLabel('Title'), title);
        await hands.type(page.getByLabel('What it is about'), 'What it is, who it is for and what happens on the day.');
        await hands.choose(page.getByLabel('Where a link to it stands'), 'The foot of every page, under Care');
        await hands.press(button('Make the page'));
        await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
        await hands.type(page.getByRole('textbox', { name: 'Text', exact: true }), 'Come with somebody who takes you home.');
        await publish(hands);
      },
      async () => (await publicText(path)).includes('takes you home') && (await publicText('/')).includes(`href="${path}"`),
      how === 'with the keyboard alone',
    );
  });
}

for (const [how, id] of [
  ['with a pointer', 'dQw4w9WgXcQ'],
  ['with the keyboard alone', 'aBcDeFgHiJk'],
] as const) {
  test(`add a video by its address, ${how}`, async () => {
    await perform(
      async (hands) => {
        await hands.press(link('Site'));
        await hands.press(link('Videos'));
        await hands.press(page.locator('summary').filter({ hasText: 'How to brush' }));
        await hands.type(page.getByLabel('Address of the video').first(), `https://youtu.be/${id}?si=abc`);
        await publish(hands);
      },
      async () => (await publicText('/')).includes(id),
      how === 'with the keyboard alone',
    );
    expect(await publicText('/')).not.toContain('youtu.be');
  });
}

for (const [how, name] of [
  ['with a pointer', 'Dee'],
  ['with the keyboard alone', 'Fay'],
] as const)
  test(`an editor prepares a change, and an owner publishes it and removes them, ${how}`, async ({ browser }) => {
    const isKeyboard = how === 'with the keyboard alone';
    const address = `${name.toLowerCase()}@threeridings.example`;
    const text = `Park in the market place, ${how}.`;
    await page.goto(`${desk}/members`);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email address').fill(address);
    await page.getByLabel('Role').last().selectOption('editor');
    await button('Invite').click();
    const other = await (await browser.newContext()).newPage();
    await signIn(other, site, address);
    const editor = createHands(other, isKeyboard);
    const started = Date.now();
    await editor.press(other.getByRole('link', { name: 'Site', exact: true }));
    await editor.press(other.getByRole('link', { name: /^Ripon: address/ }));
    await editor.type(other.getByRole('textbox', { name: 'Parking' }), text);
    await expect(saved(other)).toBeVisible();
    await editor.press(other.getByRole('button', { name: /^Review/ }));
    await editor.press(other.getByRole('button', { name: 'Ask to publish' }));
    await expect(other.getByRole('status')).toContainText('Asked.');
    const description = `asking: ${editor.presses()} presses, ${(Date.now() - started) / 1000} s`;
    test.info().annotations.push({ type: 'effort', description });
    expect(await violations(other)).toEqual([]);
    await other.context().close();
    await perform(
      async (hands) => {
        await hands.press(link(`${name} asks you to publish`));
        await expect(button('Publish now')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await publishNow(hands);
      },
      async () => (await publicText('/locations/ripon-dentist')).includes(text),
      isKeyboard,
    );
    await page.goto(`${desk}/members`);
    await page.getByText(`Change or remove ${name}`).click();
    await button(`Remove ${name}`).click();
    await expect(page.getByRole('status')).toContainText('Removed.');
  });

for (const how of ['with a pointer', 'with the keyboard alone'])
  test(`take a copy home, ${how}`, async () => {
    const takeCopy = async (hands: Hands) => {
      await hands.press(link('Site'));
      const download = page.waitForEvent('download');
      await hands.press(button('Download the site'));
      expect((await download).suggestedFilename()).toMatch(/^three-ridings-dental-.*\.zip$/);
    };
    await perform(takeCopy, undefined, how === 'with the keyboard alone');
  });
