import { checkContent, isFatal } from '../../content/check.ts';
import { readContent } from '../../content/load.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { londonParts } from '../../domain/london-time.ts';
import { bad, type Finding, ok, warn } from './finding.ts';

export function checkContentFolder(folder: string, now: Date): { content: SiteContent | undefined; findings: Finding[] } {
  const { date } = londonParts(now);
  const reading = readContent(folder);
  const findings = checkContent(reading, date);
  const fatal = findings.filter((finding) => isFatal(finding, { goLive: false })).length;
  const summary =
    fatal > 0
      ? bad('Content', `${fatal} errors: no process can start`, 'npm run content:check lists them.')
      : findings.length > 0
        ? warn('Content', `not ready to go live: ${findings.length} findings`, 'npm run content:check -- --go-live lists them.')
        : ok('Content', 'ready to go live');
  if (!reading.content) return { content: undefined, findings: [summary] };
  return { content: reading.content, findings: [summary, checkSecurityContact(reading.content, date)] };
}

function checkSecurityContact({ organisation }: SiteContent, today: string): Finding {
  const check = 'security.txt';
  const { validUntil } = organisation.contacts.security;
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  const todo = 'Check that its address is monitored, and set validUntil in content/organisation.yaml to a date within a year.';
  if (days < 0) return bad(check, `expired on ${validUntil}`, todo);
  return days < 30 ? warn(check, `expires in ${days} days`, todo) : ok(check, `valid until ${validUntil}`);
}
