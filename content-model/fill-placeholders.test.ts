import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';
import { loadContent } from './load.ts';
import { renderMarkdown } from './markdown.ts';

const content = loadContent('content');
const retention = { contactedDays: 90, otherDays: 180 };

test('every placeholder on every legal page has a value', () => {
  expect(content.legalPages.length).toBeGreaterThan(0);
  for (const page of content.legalPages) {
    const filled = fillPlaceholders(page.markdown, content, retention);
    expect(filled, page.slug).not.toContain('{{');
    expect(filled, page.slug).not.toContain('[object');
  }
});

test('the privacy policy shows the configured retention', () => {
  const policy = content.legalPages.find((page) => page.slug === 'privacy-policy');
  const filled = fillPlaceholders(policy?.markdown ?? '', content, { contactedDays: 31, otherDays: 62 });
  expect(filled).toContain('31 days');
  expect(filled).toContain('62 days');
});

test('a list becomes a Markdown list, and an address inside a link stays a link', () => {
  const markdown = '[Write to us](mailto:{{organisation.contacts.complaints.email}})\n\n{{practices.ripon.access}}\n';
  const html = renderMarkdown(fillPlaceholders(markdown, content, retention));
  expect(html).toContain(`href="mailto:${content.organisation.contacts.complaints.email}"`);
  expect(html).toContain('<li>');
});

test('throws on an unknown placeholder', () => {
  expect(() => fillPlaceholders('{{organisation.nmae}}', content, retention)).toThrow('organisation.nmae');
});

test('the accessibility statement shows the date and results of the last test', () => {
  const statement = content.legalPages.find((page) => page.slug === 'accessibility');
  const accessibilityTests = { ...content.accessibilityTests, testedOn: '2027-03-02', violations: 17 };
  const filled = fillPlaceholders(statement?.markdown ?? '', { ...content, accessibilityTests }, retention);
  expect(filled).toContain('On 2 March 2027 we tested');
  expect(filled).toContain('17 violations');
});
