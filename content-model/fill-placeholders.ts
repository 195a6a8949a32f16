import { longDate } from '../domain/london-time.ts';
import { hoursBeside, hoursOn, type WeekHours, weekInWords } from '../domain/opening-hours.ts';
import { publishedOn } from '../domain/published.ts';
import { valueAt } from './fields-of.ts';
import type { SiteContent } from './schema/site.ts';

type Facts = Pick<SiteContent, 'accessibilityTests' | 'nhsInformationPage' | 'organisation' | 'practices'>;
export type Retention = { contactedDays: number; otherDays: number };

const hoursLine = (label: string | undefined, week: WeekHours) => `- ${label ? `${label}: ` : ''}${weekInWords(week)}`;

/** The values that placeholders can refer to by path. */
function placeholderValues(content: Facts, retention: Retention): Record<string, unknown> {
  const { accessibilityTests, nhsInformationPage, organisation, practices } = content;
  const beside = hoursBeside(organisation, 'legal-pages');
  const accessibilityLine = publishedOn(organisation.hours, 'accessibility-line');
  return {
    accessibilityTests: { ...accessibilityTests, testedOn: longDate(accessibilityTests.testedOn) },
    nhsInformationPage,
    organisation,
    retention,
    practices: Object.fromEntries(practices.map((practice) => [practice.slug, practice])),
    hours: {
      'legal-pages': [
        ...(beside ? [`- ${beside.label}: ${beside.text}`] : []),
        ...practices.map((practice) => hoursLine(practice.location, hoursOn(practice, organisation, 'legal-pages'))),
      ].join('\n'),
      'accessibility-line': hoursLine(accessibilityLine.label, accessibilityLine.week),
    },
  };
}

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** What the placeholders in a text stand for. Unknown ones are left out. */
export function factsIn(markdown: string, content: Facts, retention: Retention): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [raw] of markdown.matchAll(placeholder))
    try {
      facts[raw] = fillPlaceholders(raw, content, retention);
    } catch {
      // The content check reports it.
    }
  return facts;
}

/** Replaces placeholders such as `{{organisation.name}}`. A list becomes a Markdown list. */
export function fillPlaceholders(markdown: string, content: Facts, retention: Retention): string {
  const facts = placeholderValues(content, retention);
  return markdown.replace(placeholder, (_, path: string) => {
    const value = valueAt(facts, path.split('.'));
    if (Array.isArray(value)) return value.map((item) => `- ${item}`).join('\n');
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw new Error(`Unknown placeholder {{${path}}}`);
  });
}
