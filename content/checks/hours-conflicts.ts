import { clockSpan, describeWeek, type WeekHours } from '../../domain/opening-hours.ts';
import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { conflict, type Finding, placeOf, type Statement } from './finding.ts';

type HoursStatement = Statement & { week: WeekHours };
type Words = Statement & { text: string };

const advice = 'Agree the hours with the practice, then correct them everywhere.';

/** One finding for conflicting hours of the group, and one for each practice whose hours differ. */
export function hoursConflicts({ organisation, practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const published = organisation.hours.map((entry, index) =>
    weekStatement(entry, placeOf(files, 'organisation.yaml', ['hours', index])),
  );
  // The accessibility line has telephone hours, which are listed but may differ.
  const [line, group] = [published.filter(isLine), published.filter((statement) => !isLine(statement))];
  const words: Words[] = organisation.hoursTexts.map((entry, index) => ({
    ...entry,
    value: `'${entry.text}'`,
    place: placeOf(files, 'organisation.yaml', ['hoursTexts', index]),
  }));

  const findings: Finding[] = [];
  if (disagree(group) || group.some(({ week }) => words.some(({ text }) => contradicts(text, week)))) {
    findings.push(conflict('Opening hours of the group', [...group, ...line, ...words], advice));
  }
  for (const { slug, location, hours } of practices) {
    const own = hours.map((entry, index) => weekStatement(entry, placeOf(files, `practices/${slug}.yaml`, ['hours', index])));
    const others = practices.map((practice) => practice.slug).filter((other) => other !== slug);
    const shared = group.filter(({ surfaces }) => surfaces.some((surface) => !isPageOf(surface, others)));
    const against = words.filter(({ text }) => own.some(({ week }) => contradicts(text, week)));
    if (disagree([...own, ...shared]) || against.length > 0) {
      findings.push(
        conflict(`Opening hours of ${location}`, [...own, ...shared.map(withoutPagesOf(others)), ...against], advice),
      );
    }
  }
  return findings;
}

function weekStatement({ surfaces, week }: { surfaces: readonly string[]; week: WeekHours }, place: Statement['place']) {
  const value = describeWeek(week)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join('; ');
  return { value, surfaces, place, week };
}

function isLine({ surfaces }: Statement): boolean {
  return surfaces.every((surface) => surface === 'accessibility-line');
}

function isPageOf(surface: string, slugs: readonly string[]): boolean {
  return slugs.some((slug) => surface === `${slug}-page` || surface === `nhs-${slug}-page`);
}

function withoutPagesOf(slugs: readonly string[]) {
  return (statement: HoursStatement): HoursStatement => ({
    ...statement,
    surfaces: statement.surfaces.filter((surface) => !isPageOf(surface, slugs)),
  });
}

function disagree(statements: readonly HoursStatement[]): boolean {
  return statements.some(({ week }, index) => statements.slice(index + 1).some((other) => !agree(week, other.week)));
}

/** A surface without a lunch break does not conflict with one that has it. */
function agree(one: WeekHours, other: WeekHours): boolean {
  return (Object.keys(one) as (keyof WeekHours)[]).every((day) => {
    const [a, b] = [one[day], other[day]];
    if (a === 'closed' || b === 'closed') return a === b;
    const sameLunch = !a.lunch || !b.lunch || (a.lunch.from === b.lunch.from && a.lunch.to === b.lunch.to);
    return a.open === b.open && a.close === b.close && sameLunch;
  });
}

/** Compares the Saturday opening and the weekday hours in text such as 'Mon-Fri 9-5'. */
function contradicts(text: string, week: WeekHours): boolean {
  const saturday = /\bsat(urday)?\b(?!.{0,12}closed)/i.test(text);
  if (saturday !== (week.saturday !== 'closed')) return true;
  const times = /\b(\d{1,2})(?::(\d{2}))?\s*-\s*(\d{1,2})(?::(\d{2}))?/.exec(text);
  if (!times || week.monday === 'closed') return false;
  const stated = `${times[1]}:${times[2] ?? '00'}-${times[3]}:${times[4] ?? '00'}`;
  return stated !== clockSpan(week.monday.open, week.monday.close);
}
