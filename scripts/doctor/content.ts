import { checkContent, isFatal } from '../../content/check.ts';
import { readContent } from '../../content/load.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { londonParts } from '../../domain/london-time.ts';
import { bad, type Finding, ok, warn } from './finding.ts';

export function checkWords(folder: string, now: Date): { content: SiteContent | undefined; findings: Finding[] } {
  const { date } = londonParts(now);
  const reading = readContent(folder);
  const findings = checkContent(reading, date);
  const fatal = findings.filter((finding) => isFatal(finding, { goLive: false })).length;
  const judged =
    fatal > 0
      ? bad('Content', `${fatal} mistakes: no process starts with it`, 'npm run content:check lists them.')
      : findings.length > 0
        ? warn('Content', `not ready to go live: ${findings.length} findings`, 'npm run content:check -- --go-live lists them.')
        : ok('Content', 'ready to go live');
  if (!reading.content) return { content: undefined, findings: [judged] };
  return { content: reading.content, findings: [judged, checkSecurityContact(reading.content, date)] };
}

function checkSecurityContact({ organisation }: SiteContent, today: string): Finding {
  const check = 'security.txt';
  const { validUntil } = organisation.contacts.security;
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  const todo = 'See that its address is read, and set validUntil in content/organisation.yaml to a day within a year.';
  if (days < 0) return bad(check, `ended on ${validUntil}`, todo);
  return days < 30 ? warn(check, `ends in ${days} days`, todo) : ok(check, `holds until ${validUntil}`);
}
