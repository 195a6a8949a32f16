import { addDays, dayAndMonth } from '../domain/london-time.ts';
import { type Checked, checkContent } from './check.ts';
import { differingFacts, type Fact } from './checks/facts.ts';
import { adviceWords, type Finding, type FindingKind } from './checks/finding.ts';
import { failedLinks } from './checks/patient-links.ts';
import { type ContentFile, hashOf } from './content-file.ts';
import { atFields, type FieldFinding } from './field-findings.ts';
import type { Practice } from './schema/practice.ts';
import type { SiteContent } from './schema/site.ts';

/** After this, a patient may doubt the date on the page. */
const nhsDays = 14;
const noticeDays = 7;

/** What to do, how often, and in which fields. */
export type Entry = { key: string; title: string; note: string; count: number; findings: FieldFinding[] };

/** Why a finding stays as it is, and who said so. */
export type Dismissal = { reason: string; by: string; at: Date };

export type WaitingGroup = {
  title: string;
  detail: string;
  /** Where it is done, at the desk. */
  href: string;
  isWaiting: boolean;
  entries: Entry[];
  dismissed: (Entry & Dismissal)[];
};

/** Whether somebody should ask at the front desk whether a practice's list is still right. */
export const isListDue = ({ nhs }: Pick<Practice, 'nhs'>, today: string) => nhs.checkedOn < addDays(today, -nhsDays);

/** Names a finding by what it says, so that it returns when a value changes. */
export const dismissalKey = (kind: string, ...parts: readonly string[]): string =>
  `${kind} ${hashOf(new TextEncoder().encode(JSON.stringify(parts)))}`;

/** Changes with every value and every place that shows one. */
export const factKey = ({ id, values }: Fact): string =>
  dismissalKey('fact', id, ...values.map(({ where, words }) => JSON.stringify([words, where])));

/** What is done on a screen of its own needs no fields. */
export const elsewhere = (count: number, title: string, key = ''): Entry[] => [{ key, title, note: '', count, findings: [] }];

/** Makes groups without what was dismissed. `detail` is what to say instead of the titles of the entries. */
export const grouping =
  (dismissals: ReadonlyMap<string, Dismissal>) =>
  (href: string, one: string, more: string, all: Entry[], detail?: string): WaitingGroup => {
    const entries = all.filter(({ count, key }) => count > 0 && !dismissals.has(key));
    const dismissed = all.flatMap((entry) => {
      const why = dismissals.get(entry.key);
      return why ? [{ ...entry, ...why }] : [];
    });
    const count = entries.reduce((sum, entry) => sum + entry.count, 0);
    return {
      title: count === 0 ? 'Nothing is left to do here' : `${count} ${count === 1 ? one : more}`,
      detail: detail ?? `${entries.map(({ title }) => title).join('. ')}.`,
      href,
      isWaiting: count > 0,
      entries,
      dismissed,
    };
  };

type Live = Checked & { content: SiteContent };
type Known = { faults: ReadonlyMap<string, string>; dismissals: ReadonlyMap<string, Dismissal>; today: string };

/** What waits in the content, the most important first. */
export function contentGroups(live: Live, { faults, dismissals, today }: Known): WaitingGroup[] {
  const { content, files } = live;
  const findings = [...failedLinks(live, faults), ...checkContent(live, today)].filter(isNoList);
  const of = (kinds: readonly FindingKind[]) => findings.filter(({ kind }) => kinds.includes(kind));
  const entries = (...kinds: FindingKind[]) => entriesOf(of(kinds), files);
  const due = content.practices.filter((practice) => isListDue(practice, today)).map(({ location }) => location);
  const notices = content.notices.filter(({ until }) => until <= addDays(today, noticeDays));
  const facts = differingFacts(content).flatMap((fact) => elsewhere(1, fact.title, factKey(fact)));
  const mistakes = entries('schema', 'too-large', 'unsafe-markdown', 'old-address', 'contrast');
  const links = entries('dead-link', 'failed-link');
  const group = grouping(dismissals);
  const chooseOnce = 'Choose which is right, once for the whole site.';
  return [
    group('/#nhs-lists', 'NHS list to confirm', 'NHS lists to confirm', elsewhere(due.length, due.join(', '))),
    group(
      '/today/notices',
      'notice ends soon or has ended',
      'notices end soon or have ended',
      notices.map((notice) => endOf(notice, today)),
    ),
    group('/today/mistakes', 'mistake to correct', 'mistakes to correct', mistakes),
    group('/today/links', 'link does not work', 'links do not work', links),
    group('/facts', 'fact differs between pages', 'facts differ between pages', facts, chooseOnce),
    group('/today/out-of-date', 'fact is out of date', 'facts are out of date', entries('out-of-date')),
    group('/today/missing', 'fact is missing', 'facts are missing', entries('missing')),
    group(
      '/today/examples',
      'example to replace before the site goes live',
      'examples to replace before the site goes live',
      entries('placeholder'),
    ),
  ];
}

const endOf = ({ text, until }: SiteContent['notices'][number], today: string): Entry => ({
  key: dismissalKey('notice', text, until),
  title: `${text} ${until < today ? 'Ended' : 'Ends'} on ${dayAndMonth(until)}`,
  note: '',
  count: 1,
  findings: [{ kind: 'out-of-date', file: 'notices.yaml', title: 'Notices', message: text, isBlocking: false }],
});

/** NHS lists are a group of their own. */
const isNoList = ({ places }: Finding) => places[0]?.field?.at(-1) !== 'checkedOn';

/** One entry for what has the same advice. */
const entriesOf = (findings: readonly Finding[], files: readonly ContentFile[]): Entry[] =>
  [...Map.groupBy(findings, adviceWords)].map(([words, same]) => {
    const [{ advice, note = '' }] = same as [Finding];
    const title = advice.replace(/\.$/, '');
    const key = dismissalKey('advice', words, ...same.map(({ message }) => message));
    return { key, title, note, count: same.length, findings: same.flatMap((finding) => atFields(finding, files)) };
  });
