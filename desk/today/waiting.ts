import { checkContent, type Finding } from '../../content/check.ts';
import { failedLinks } from '../../content/checks/patient-links.ts';
import { readingOf } from '../../content/load.ts';
import { dayAndMonth, londonParts, londonTime } from '../../domain/london-time.ts';
import { lastingLinkFaults } from '../../server/content/link-failures.ts';
import { atFields, type FieldFinding } from '../editing/field-findings.ts';
import { openFacts } from '../facts/open-facts.ts';
import { type Member, mayPublish } from '../members/members.ts';
import { listAsked } from '../publishing/asking.ts';
import type { DeskServices } from '../services.ts';
import { listSetAside, type SetAside, setAsideKey } from './set-aside.ts';
import { endingNotices, nhsLists, unpublishedDrafts, waitingRequests } from './today.ts';

/** Something to do, and the fields where it is done. */
export type Entry = { key: string; title: string; note: string; count: number; findings: FieldFinding[] };

/** What is to be done of one kind. `href` leads to where it is done. */
export type WaitingGroup = {
  id: string;
  title: string;
  detail: string;
  href: string;
  /** None if they are on a screen of their own. */
  entries: Entry[];
  left: (Entry & SetAside)[];
  isWaiting: boolean;
};

const many = (number: number, one: string, more: string) => (number === 1 ? `1 ${one}` : `${number} ${more}`);

const kindsOfGroups: readonly { id: string; kinds: readonly Finding['kind'][]; title: (count: number) => string }[] = [
  {
    id: 'mistakes',
    kinds: ['schema', 'too-large', 'unsafe-markdown', 'old-address', 'contrast'],
    title: (count) => many(count, 'mistake to correct', 'mistakes to correct'),
  },
  {
    id: 'links',
    kinds: ['dead-link', 'failed-link'],
    title: (count) => many(count, 'link does not work', 'links do not work'),
  },
  {
    id: 'out-of-date',
    kinds: ['out-of-date'],
    title: (count) => many(count, 'fact is out of date', 'facts are out of date'),
  },
  { id: 'missing', kinds: ['missing'], title: (count) => many(count, 'fact is missing', 'facts are missing') },
  {
    id: 'examples',
    kinds: ['placeholder'],
    title: (count) => `${many(count, 'example', 'examples')} to replace before the site goes live`,
  },
];

export type ReadWaiting = (member: Member) => Promise<WaitingGroup[]>;

/** Reads what waits for a member. The content is checked once for each version and day. */
export function createWaiting(services: DeskServices): ReadWaiting {
  const { clock, pool } = services;
  let checked: { version: string; today: string; findings: Finding[] } | undefined;

  function check(today: string): Finding[] {
    const { version } = services.content;
    if (checked?.version !== version || checked.today !== today)
      checked = { version, today, findings: checkContent(readingOf(services.live), today) };
    return checked.findings;
  }

  return async (member) => {
    const today = londonParts(clock()).date;
    const { content, live } = services;
    const [requests, drafts, asked, faults, setAside] = await Promise.all([
      member.seesRequests ? waitingRequests(pool) : undefined,
      unpublishedDrafts(pool, member.id),
      mayPublish(member) ? listAsked(pool) : [],
      lastingLinkFaults(pool),
      listSetAside(pool),
    ]);
    // The lists have a group of their own.
    const findings = [...failedLinks(readingOf(live), faults), ...check(today)].filter(
      ({ places }) => places[0]?.field?.at(-1) !== 'checkedOn',
    );
    const due = nhsLists(content, today).filter(({ isDue }) => isDue);
    const facts = openFacts(content, setAside, today).length;

    const elsewhere = (id: string, count: number, title: string, detail: string, href: string): WaitingGroup => ({
      ...{ id, title, detail, href, entries: [], left: [], isWaiting: count > 0 },
    });
    const ofEntries = (id: string, all: readonly Entry[], title: (count: number, first?: Entry) => string): WaitingGroup => {
      const entries = all.filter(({ key }) => !setAside.has(key));
      const left = all.flatMap((entry) => {
        const why = setAside.get(entry.key);
        return why ? [{ ...entry, ...why }] : [];
      });
      const count = entries.reduce((sum, entry) => sum + entry.count, 0);
      const detail = `${entries.map((entry) => entry.title).join('. ')}.`;
      return { id, title: title(count, entries[0]), detail, href: `/today/${id}`, entries, left, isWaiting: count > 0 };
    };
    const [mistakes, links, ...others] = kindsOfGroups.map(({ id, kinds, title }) =>
      ofEntries(
        id,
        entriesOf(
          id,
          findings.filter(({ kind }) => kinds.includes(kind)),
          live.files,
        ),
        title,
      ),
    ) as [WaitingGroup, WaitingGroup, ...WaitingGroup[]];
    const ending = endingNotices(content, today).map((notice): Entry => {
      const index = content.notices.indexOf(notice);
      const at = { file: 'notices.yaml', title: 'Notices', line: 1, field: [index, 'until'], isBlocking: false };
      return {
        key: setAsideKey('notices', notice.text, notice.until),
        title: notice.until < today ? 'Remove the notice that has ended' : `A notice ends on ${dayAndMonth(notice.until)}`,
        note: '',
        count: 1,
        findings: [{ kind: 'out-of-date', ...at, message: notice.text }],
      };
    });
    return [
      elsewhere(
        'requests',
        requests?.waiting ?? 0,
        `${many(requests?.waiting ?? 0, 'request', 'requests')} to answer`,
        requestsDetail(requests),
        '/requests',
      ),
      elsewhere('drafts', drafts, `${many(drafts, 'change', 'changes')} not published`, 'Review and publish.', '/changes'),
      ...asked.map(({ at, id, name, note }) =>
        elsewhere(`asked-${id}`, 1, `${name} asks you to publish`, `${note} (${londonTime(at)})`.trim(), `/asked/${id}`),
      ),
      elsewhere(
        'nhs',
        due.length,
        `${many(due.length, 'NHS list', 'NHS lists')} to confirm`,
        `${due.map(({ location }) => location).join(', ')}.`,
        '#nhs-lists',
      ),
      ofEntries('notices', ending, (count, first) =>
        count === 1 && first ? first.title : `${count} notices end soon or have ended`,
      ),
      mistakes,
      links,
      elsewhere(
        'facts',
        facts,
        many(facts, 'fact differs between pages', 'facts differ between pages'),
        'Choose which is right, once for the whole site.',
        '/facts',
      ),
      ...others,
    ];
  };
}

function requestsDetail(requests: Awaited<ReturnType<typeof waitingRequests>> | undefined): string {
  if (!requests?.oldest) return '';
  const unsent = requests.withoutMail > 0 ? ` The email about ${requests.withoutMail} of them was not sent.` : '';
  return `The oldest came on ${londonTime(requests.oldest)}.${unsent}`;
}

/** One entry for what has the same advice. Its first sentence says what to do. */
const entriesOf = (id: string, findings: readonly Finding[], files: DeskServices['live']['files']): Entry[] =>
  [...Map.groupBy(findings, ({ advice }) => advice)].map(([advice, same]) => {
    const [, title = advice, note = ''] = /^(.*?)\.(?: (.*))?$/s.exec(advice) ?? [];
    const key = setAsideKey(id, advice, ...same.map(({ message }) => message));
    return { key, title, note, count: same.length, findings: same.flatMap((finding) => atFields(finding, files)) };
  });
