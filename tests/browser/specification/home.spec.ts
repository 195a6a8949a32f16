import { entries } from '../../support/page-parts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const specifiedOrder = ['home', 'about', 'services', 'team', 'transformations', 'videos', 'booking', 'contact', 'faq'];
const sections = [...specifiedOrder, 'reviews', 'nhs', 'locations'];
const towns = ['Bradford', 'Ripon', 'Leeds'];

const section = (page: Page, id: string) => page.locator(`#${id}`);
const card = (page: Page, id: string, town: string) =>
  entries(section(page, id)).filter({ has: page.getByText(town, { exact: true }) });

// @spec 1: Presents practices, services, team, before and after, videos, reviews, questions, contact, hours
// @spec 2: Home: section ids
test('has twelve sections, with the nine specified ones in order', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  const ids = await page.locator('main section[id]').evaluateAll((elements) => elements.map((element) => element.id));
  expect([...ids].sort()).toEqual([...sections].sort());
  expect(ids.filter((id) => specifiedOrder.includes(id))).toEqual(specifiedOrder);
  for (const id of sections.filter((name) => name !== 'home')) {
    await expect(section(page, id).getByRole('heading', { level: 2 }).first()).toHaveAttribute('id', `${id}-heading`);
  }
  // The booking, contact and locations sections each list the three practices.
  for (const id of ['booking', 'contact', 'locations']) await expect(entries(section(page, id))).toHaveCount(3);
});

// @spec 2: Hero: headline, Book Appointment, Meet Our Team, three ticks
test('the hero has a headline, two buttons and three ticks', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  const hero = section(page, 'home');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Book Appointment', exact: true })).toHaveAttribute('href', '#booking');
  await expect(hero.getByRole('link', { name: 'Meet Our Team', exact: true })).toHaveAttribute('href', '#team');
  await expect(hero.getByRole('listitem')).toHaveCount(3);
});

// @spec 2: About: four values; 15+, 13,920, 3, 18 and 1,392+
test('the about section has four values and four figures', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  const about = section(page, 'about');
  await expect(entries(about).filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(4);
  await expect(about.locator('dd')).toHaveText(['15+', '13,920', '3', '18']);
  await expect(about.locator('dt').last()).toContainText('1,392+ patients treated');
});

// @spec 2: Services carousel; feature links to three pages, otherwise #services
test('service features link to one of three service pages or to the services section', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  const targets = await section(page, 'services')
    .locator('li li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(targets)).toEqual(
    new Set(['/services/general-dentistry', '/services/cosmetic-dentistry', '/services/dental-implants', '#services']),
  );
});

// @spec 2: Team carousel
test('each team member has a role, a town, qualifications, specialties and a bio', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  const members = section(page, 'team').locator('[aria-roledescription="slide"]');
  await expect(members).toHaveCount(15);
  for (const member of await members.all()) {
    await expect(member).toContainText(/Dentist|Principal Dentist|Dental Hygienist|Dental Therapist|Practice Manager/);
    await expect(member).toContainText(/Bradford|Ripon|Leeds/);
    await expect(member.getByRole('img')).toHaveCount(1);
    const more = member.locator('details');
    await expect(more.locator('p').first()).toBeHidden();
    expect((await more.textContent())?.split(/\s+/).length).toBeGreaterThan(40);
  }
});

// @spec 1: Booking and registration on external portals, in a new tab
// @spec 2: Booking cards open the portals in a new tab
// @spec 7: Booking portals in a new tab
test('booking opens the portal of each practice in a new tab without an opener', async ({ page }) => {
  await page
    .context()
    .route('https://booking.threeridings.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>portal</title>' }),
    );
  await page.goto('/');
  await expect(entries(section(page, 'booking'))).toHaveCount(3);
  for (const town of towns) {
    const link = card(page, 'booking', town).getByRole('link', { name: /^Book Online/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    const [portal] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await expect(portal).toHaveURL(`https://booking.threeridings.example/${town.toLowerCase()}`);
    expect(await portal.evaluate(() => window.opener)).toBeNull();
    await portal.close();
  }
  await expect(page).toHaveURL('/');
});

// @spec 2: Contact cards
// @spec 7: Map search from the address, tel:, write-review from placeId, reviews search
// @spec 9: Hours on contact cards with lunch breaks
test('each contact card has a phone number, hours and a map search for the address', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  await expect(entries(section(page, 'contact'))).toHaveCount(3);
  for (const [town, phone, postcode, lunch] of [
    ['Bradford', 'tel:+441632960101', 'BD1 1AA', '12:30-1:30'],
    ['Ripon', 'tel:+441632960201', 'HG4 1AA', '1:00-2:00'],
    ['Leeds', 'tel:+441134960301', 'LS1 1AA', '12:30-2:00'],
  ] as const) {
    const contact = card(page, 'contact', town);
    await expect(contact).toContainText(postcode);
    await expect(contact).toContainText(`lunch ${lunch}`);
    await expect(contact).toContainText(/Sat-Sun\s*Closed/);
    await expect(contact.locator(`a[href="${phone}"]`)).toBeVisible();
    const map = new URL((await contact.locator('a[href*="/maps/search/"]').getAttribute('href')) ?? '');
    expect(map.searchParams.get('query')).toContain(postcode);
  }
});

// @spec 1: Booking and registration on external portals, in a new tab
// @spec 2: NHS availability
// @spec 4: Not accepting: a list-full notice and a call button instead of Register
test('NHS availability: Bradford and Ripon link to registration, Leeds shows a full list and a call link', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  for (const town of ['Bradford', 'Ripon']) {
    const register = card(page, 'nhs', town).getByRole('link');
    await expect(register).toHaveCount(1);
    await expect(register).toHaveAttribute('href', `https://register.threeridings.example/${town.toLowerCase()}`);
    await expect(register).toHaveAttribute('target', '_blank');
    await expect(register).toHaveAttribute('rel', /\bnoopener\b/);
  }
  const leeds = card(page, 'nhs', 'Leeds');
  await expect(leeds).toContainText(/list here is currently full/);
  await expect(leeds.getByRole('link')).toHaveCount(1);
  await expect(leeds.getByRole('link', { name: /Call for private care/ })).toHaveAttribute('href', 'tel:+441134960301');
});

// @spec 2: Locations with write-review and directions
// @spec 9: Per practice 4.8 (322), 4.9 (929), 4.7 (186)
// @spec 7: Write-review link made of the placeId
test('each location has directions, a review link and a rating', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  await expect(entries(section(page, 'locations'))).toHaveCount(3);
  for (const [town, rating, count] of [
    ['Bradford', '4.8', '322'],
    ['Ripon', '4.9', '929'],
    ['Leeds', '4.7', '186'],
  ] as const) {
    const place = card(page, 'locations', town);
    await expect(place).toContainText(rating);
    await expect(place).toContainText(`${count} reviews`);
    await expect(place.locator('a[href*="/maps/search/"]')).toHaveCount(1);
    const write = new URL((await place.getByRole('link', { name: /Write a review/ }).getAttribute('href')) ?? '');
    expect(write.pathname).toContain('writereview');
    expect(write.searchParams.get('placeid')).toBe(`PLACEHOLDER-PLACE-ID-${town.toUpperCase()}`);
  }
});

// @spec 2: Reviews carousel with a link to the reviews
// @spec 7: Map search from the address, tel:, write-review from placeId, reviews search
// @spec 9: 5.0 with 1500+ five-star reviews
test('the reviews section links to all reviews', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  const reviews = section(page, 'reviews');
  await expect(reviews).toContainText('5.0');
  await expect(reviews).toContainText('1500+ five-star reviews');
  const link = reviews.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://www.google.com/search?q=Three+Ridings+Dental+reviews');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // @spec 2: FAQ accordion
    // @spec 4: FAQ: one open at a time, collapsible
    test('the twelve questions open one at a time and close again', async ({ page }) => {
      await page.goto('/');
      const items = section(page, 'faq').locator('details');
      const open = section(page, 'faq').locator('details[open]');
      await expect(items).toHaveCount(12);
      await expect(open).toHaveCount(0);
      await items.nth(2).locator('summary').click();
      await expect(items.nth(2)).toHaveAttribute('open');
      await items.nth(7).locator('summary').click();
      await expect(open).toHaveCount(1);
      await expect(items.nth(7)).toHaveAttribute('open');
      await items.nth(7).locator('summary').click();
      await expect(open).toHaveCount(0);
    });
  });
}

// @spec 9: FAQ says Saturday mornings; the footer says Saturday varies
test('the FAQ says Saturday mornings and the footer says Saturday varies', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  await expect(section(page, 'faq').locator('details').filter({ hasText: 'Saturday mornings' })).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Saturday varies');
});

// @spec 4: Sections get a visible class: 50 px margin, 10% threshold
test('sections get the visible class at a 10% threshold with a 50 px margin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const id of sections) {
    await section(page, id).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(section(page, id)).toHaveClass(/(^| )visible( |$)/);
  }
  await page.reload();
  const last = section(page, 'faq');
  const showShare = (share: number) =>
    last.evaluate((element, part) => {
      const { height, top } = element.getBoundingClientRect();
      scrollTo({ top: top + scrollY - innerHeight - 50 + height * part, behavior: 'instant' });
    }, share);
  await showShare(0.08);
  await page.waitForTimeout(300);
  await expect(last).not.toHaveClass(/(^| )visible( |$)/);
  await showShare(0.12);
  await expect(last).toHaveClass(/(^| )visible( |$)/);
});
