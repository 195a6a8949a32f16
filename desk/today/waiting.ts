import { checkContent, type Finding } from '../../content/check.ts';
import { differingFacts } from '../../content/checks/facts.ts';
import { failedLinks } from '../../content/checks/patient-links.ts';
import { dayAndMonth, londonParts, londonTime } from '../../domain/london-time.ts';
import { lastingLinkFaults } from '../../server/content/link-failures.ts';
import { schedulesToConfirm } from '../../server/publishing/schedules.ts';
import { atFields, type FieldFinding } from '../editing/field-findings.ts';
import { type Member, mayPublish } from '../members/members.ts';
import { listAsked } from '../publishing/asking.ts';
import type { DeskServices } from '../services.ts';
import { factKey, listSetAside, type SetAside, setAsideKey } from './set-aside.ts';
import { endingNotices, isListDue, unpublishedDrafts, waitingRequests } from './today.ts';

/** What to do, how often, and in which fields. */
export type Entry = { key: string; title: string; note: string; count: number; findings: FieldFinding[] };

export type WaitingGroup = {
  title: string;
  detail: string;
  /** Where it is done. */
  href: string;
  isWaiting: boolean;
  entries: Entry[];
  left: (Entry & SetAside)[];
};

/** `detail` is what to say instead of the titles of the entries. */
type Kind = { href: string; one: string; more: string; detail?: string; finds?: readonly Finding['kind'][] };
const mistakes: Finding['kind'][] = ['schema', 'too-large', 'unsafe-markdown', 'old-address', 'contrast'];
const kinds: readonly Kind[] = [
  { href: '/requests', one: 'request to answer', more: 'requests to answer' },
  { href: '/changes', one: 'changed page not published', more: 'changed pages not published' },
  { href: '/history', one: 'scheduled address to confirm', more: 'scheduled addresses to confirm' },
  { href: '#nhs-lists', one: 'NHS list to confirm', more: 'NHS lists to confirm' },
  { href: '/today/notices', one: 'notice ends soon or has ended', more: 'notices end soon or have ended' },
  { href: '/today/mistakes', one: 'mistake to correct', more: 'mistakes to correct', finds: mistakes },
  { href: '/today/links', one: 'link does not work', more: 'links do not work', finds: ['dead-link', 'failed-link'] },
  {
    href: '/facts',
    one: 'fact differs between pages',
    more: 'facts differ between pages',
    detail: 'Choose which is right, once for the whole site.',
  },
  { href: '/today/out-of-date', one: 'fact is out of date', more: 'facts are out of date', finds: ['out-of-date'] },
  { href: '/today/missing', one: 'fact is missing', more: 'facts are missing', finds: ['missing'] },
  {
    href: '/today/examples',
    one: 'example to replace before the site goes live',
    more: 'examples to replace before the site goes live',
    finds: ['placeholder'],
  },
];

/** What waits for a member. */
export async function readWaiting(services: DeskServices, member: Member): Promise<WaitingGroup[]> {
  const { clock, content, live, pool } = services;
  const today = londonParts(clock()).date;
  const [requests, drafts, asked, toConfirm, faults, setAside] = await Promise.all([
    member.seesRequests ? waitingRequests(pool) : undefined,
    unpublishedDrafts(pool, member.id),
    mayPublish(member) ? listAsked(pool) : [],
    member.role === 'owner' ? schedulesToConfirm(pool) : [],
    lastingLinkFaults(pool),
    listSetAside(pool),
  ]);
  const findings = [...failedLinks(live, faults), ...checkContent(live, today)];
  const due = content.practices.filter((practice) => isListDue(practice, today));
  // What is done on a screen of its own needs no fields.
  const elsewhere = (count: number, title: string, key = ''): Entry[] => [{ key, title, note: '', count, findings: [] }];
  const own: Readonly<Record<string, Entry[]>> = {
    '/requests': elsewhere(
      requests?.waiting ?? 0,
      `The oldest came on ${requests?.oldest ? londonTime(requests.oldest) : ''}` +
        (requests?.withoutMail ? `. The email about ${requests.withoutMail} of them was not sent` : ''),
    ),
    '/changes': elsewhere(drafts, 'Review what you changed'),
    '/history': elsewhere(toConfirm.length, 'Whoever scheduled it is no longer an owner'),
    '#nhs-lists': elsewhere(due.length, due.map(({ location }) => location).join(', ')),
    '/today/notices': endingNotices(content, today).map(({ text, until }) => ({
      key: setAsideKey('notice', text, until),
      title: `${text} ${until < today ? 'Ended' : 'Ends'} on ${dayAndMonth(until)}`,
      note: '',
      count: 1,
      findings: [{ kind: 'out-of-date', file: 'notices.yaml', title: 'Notices', message: text, isBlocking: false }],
    })),
    '/facts': differingFacts(content, today).flatMap((fact) => elsewhere(1, fact.title, factKey(fact))),
  };
  const requestsToPublish = asked.map(({ at, id, name, note }) => ({
    title: `${name} asks you to publish`,
    detail: `${note || 'They have prepared changes'} (${londonTime(at)}).`,
    href: `/asked/${id}`,
    isWaiting: true,
    entries: [],
    left: [],
  }));
  const groups = kinds.map(({ detail, finds, href, more, one }) => {
    const all = own[href] ?? entriesOf(findings.filter(({ kind }) => finds?.includes(kind)).filter(isNoList), live.files);
    const entries = all.filter(({ count, key }) => count > 0 && !setAside.has(key));
    const left = all.flatMap((entry) => {
      const why = setAside.get(entry.key);
      return why ? [{ ...entry, ...why }] : [];
    });
    const count = entries.reduce((sum, entry) => sum + entry.count, 0);
    return {
      title: count === 0 ? 'Nothing is left to do here' : `${count} ${count === 1 ? one : more}`,
      detail: detail ?? `${entries.map(({ title }) => title).join('. ')}.`,
      href,
      isWaiting: count > 0,
      entries,
      left,
    };
  });
  return [...requestsToPublish, ...groups];
}

/** NHS lists are a group of their own. */
const isNoList = ({ places }: Finding) => places[0]?.field?.at(-1) !== 'checkedOn';

/** One entry for what has the same advice. Its first sentence says what to do. */
const entriesOf = (findings: readonly Finding[], files: DeskServices['live']['files']): Entry[] =>
  [...Map.groupBy(findings, ({ advice }) => advice)].map(([advice, same]) => {
    const [, title = advice, note = ''] = /^(.*?)\.(?: (.*))?$/s.exec(advice) ?? [];
    const key = setAsideKey('advice', advice, ...same.map(({ message }) => message));
    return { key, title, note, count: same.length, findings: same.flatMap((finding) => atFields(finding, files)) };
  });
