import { expect, test } from '@playwright/test';
import { expectFocusVisible, tabTo } from '../../support/keyboard.ts';
import { waitForMinimumFillTime } from '../../support/testimonial-form.ts';

// Keyboard journeys. Every focus stop must be in view, uncovered and have a focus ring.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

// @spec 1: Everything can be reached by keyboard, and the focus is always seen
test('a keyboard user can find the phone number of Ripon in the Locations menu', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Locations' }));
  const panel = page.locator('#locations-panel');
  await expect(panel).toBeVisible();
  const ripon = panel.getByRole('listitem').filter({ hasText: 'Ripon' }).locator('a[href^="tel:"]');
  await tabTo(page, ripon, 8);
  await expect(ripon).toHaveText(/01632 960201/);
  await expect(ripon).toHaveAttribute('href', 'tel:+441632960201');
});

// @spec 1: A form offers a video testimonial; the practice then sends instructions
// @spec 4: Testimonial form: success empties the form and thanks
// @spec 8: 'Thank You! 🎉' with its sentence
test('a keyboard user can submit the testimonial form after correcting an error', async ({ page }) => {
  test.slow();
  await page.goto('/share-your-story', { waitUntil: 'networkidle' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await tabTo(page, field('First name'));
  await page.keyboard.type('Edith');
  for (const [label, text] of [
    ['Last name', 'Ackroyd'],
    ['Email', 'edith@reader.example'],
    ['Phone', '12345'],
    ['Treatment', 'Dental'],
    ['Overall rating', '5'],
    ['Testimonial title', 'Back to eating apples'],
    ['Brief description', ''],
  ] as const) {
    await tabTo(page, field(label), 2);
    await page.keyboard.type(text);
  }
  for (const consent of [/video recording/, /website display/]) {
    await tabTo(page, page.getByRole('checkbox', { name: consent }), 3);
    await page.keyboard.press('Space');
  }
  const send = page.getByRole('button', { name: 'Submit & Get Upload Instructions' });
  await tabTo(page, send, 5);
  await page.keyboard.press('Enter');

  const message = 'Invalid UK phone number (must start with 0 and be 10-11 digits)';
  await expect(field('Phone')).toBeFocused();
  await expect(field('Phone')).toHaveAccessibleDescription(new RegExp(`Error: ${message.replace(/[()]/g, '\\$&')}$`));
  await expect(page.locator('[aria-live="polite"]')).toContainText(message);
  await expectFocusVisible(page);
  await expect(field('Testimonial title')).toHaveValue('Back to eating apples');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('01632 960777');
  await tabTo(page, send, 12);
  await waitForMinimumFillTime(page);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Thank You! 🎉')).toBeVisible();
  await expect(page.getByText("We'll contact you within 24 hours with video upload instructions.").first()).toBeVisible();
  await expect(field('First name')).toHaveValue('');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expectFocusVisible(page);
});
