import { describeWeek, type WeekHours } from '../domain/opening-hours.ts';
import { publishedOn } from '../domain/published.ts';
import type { SiteContent } from './schema/site.ts';

type Facts = Pick<SiteContent, 'accessibilityTests' | 'organisation' | 'practices'>;
export type Retention = { contactedDays: number; otherDays: number };

const hoursInWords = (week: WeekHours) =>
  describeWeek(week)
    .map(({ days, hours }) => `- ${days}: ${hours}`)
    .join('\n');

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Everything that prose may name by its path, so that a fact stands in one file only. */
function factsForProse({ accessibilityTests, organisation, practices }: Facts, retention: Retention): Record<string, unknown> {
  const legalHours = publishedOn(organisation.hours, 'legal-pages').week;
  const accessibilityLine = publishedOn(organisation.hours, 'accessibility-line').week;
  return {
    accessibilityTests: { ...accessibilityTests, testedOn: longDate.format(new Date(accessibilityTests.testedOn)) },
    organisation,
    retention,
    practices: Object.fromEntries(practices.map((practice) => [practice.slug, practice])),
    hours: { 'legal-pages': hoursInWords(legalHours), 'accessibility-line': hoursInWords(accessibilityLine) },
  };
}

const valueAt = (facts: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      facts,
    );

/** Puts the facts into prose: `{{organisation.name}}` becomes the name; a list becomes Markdown's. */
export function fillPlaceholders(markdown: string, content: Facts, retention: Retention): string {
  const facts = factsForProse(content, retention);
  return markdown.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, path: string) => {
    const value = valueAt(facts, path);
    if (Array.isArray(value)) return value.map((item) => `- ${item}`).join('\n');
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw new Error(`no fact is called {{${path}}}`);
  });
}
