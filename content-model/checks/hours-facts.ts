import { clockSpan, groupHours, liveHours, type WeekHours, weekInWords } from '../../domain/opening-hours.ts';
import { withGroup } from '../../domain/published.ts';
import type { Surface } from '../schema/published.ts';
import type { SiteContent } from '../schema/site.ts';
import { chooseEntry, type Edit, type Fact, placesOf, practiceFile, saysWhat, toFact } from './fact.ts';

type Hours = SiteContent['organisation']['hours'];
type Practice = SiteContent['practices'][number];

const groupFile = 'organisation.yaml';

/** The hours of all practices together, and those of each practice. */
export const hoursFacts = (content: SiteContent): Fact[] => [
  ...factOfGroup(content),
  ...content.practices.flatMap((practice) => factOfPractice(practice, content)),
];

/** Those on its own pages and cards, and those that the group's hours give to search engines and to its NHS page. */
function factOfPractice({ hours, location, slug }: Practice, content: SiteContent): Fact[] {
  const group = content.organisation.hours;
  const nhsPage: Surface = `nhs-${slug}-page`;
  const unlabelled = hours.filter((entry) => !saysWhat(entry));
  const named = unlabelled.flatMap(({ surfaces = [] }) => surfaces);
  const fromGroup = [
    ...(named.includes('structured-data') ? [] : ['structured-data']),
    ...(named.includes('nhs-pages') ? [] : [nhsPage]),
  ];
  const ofGroup = group.filter((entry) => !saysWhat(entry));
  const weeks = withGroup(unlabelled, ofGroup).flatMap((entry) => {
    const own = hours.indexOf(entry);
    const surfaces = own >= 0 ? entry.surfaces : (entry.surfaces ?? []).filter((surface) => fromGroup.includes(surface));
    if (surfaces?.length === 0) return [];
    const at =
      own >= 0
        ? { file: practiceFile(slug), field: ['hours', own] }
        : { file: groupFile, field: ['hours', group.indexOf(entry)] };
    const edits = [
      chooseEntry(practiceFile(slug), 'hours', { week: entry.week }),
      { file: groupFile, change: (old: { hours: Hours }) => ({ ...old, hours: withoutSurface(old.hours, nhsPage) }) },
    ];
    return [{ week: entry.week, words: weekInWords(entry.week), where: placesOf(surfaces, content), at, edits }];
  });
  if (weeks.every(({ week }) => weeks.every((other) => agree(week, other.week)))) return [];
  const advice = 'Ask the practice, and use the same hours everywhere.';
  return [toFact(`hours-${slug}`, `Opening hours of ${location}`, advice, weeks)];
}

/** Hours for all practices are true only if every practice keeps them. */
function factOfGroup(content: SiteContent): Fact[] {
  const { faq, organisation, practices } = content;
  const week = groupHours(organisation);
  const ofPractices = practices.map((practice) => {
    const own = liveHours(practice);
    const field = ['hours', practice.hours.findIndex((entry) => entry.week === own)];
    return { week: own, where: `Contact card of ${practice.location}`, at: { file: practiceFile(practice.slug), field } };
  });
  const field = ['hours', organisation.hours.findIndex((entry) => entry.week === week)];
  const weeks = [...(week ? [{ week, where: 'Legal pages', at: { file: groupFile, field } }] : []), ...ofPractices];
  const texts = [
    ...organisation.hoursTexts.flatMap(({ label, surfaces, text }, index) =>
      label ? [] : { words: text, where: placesOf(surfaces, content), at: { file: groupFile, field: ['hoursTexts', index] } },
    ),
    ...faq.flatMap(({ answer, question }, index) => {
      const words = sentencesOf(answer).filter(statesHours).join(' ');
      const at = { file: 'faq.yaml', field: [index, 'answer'] };
      return words ? [{ words, where: [`The question '${question}'`], at }] : [];
    }),
  ];
  const isTrue = weeks.every(
    (one) => (!week || agree(week, one.week)) && texts.every(({ words }) => !contradicts(words, one.week)),
  );
  if (isTrue) return [];
  const advice =
    'One time for all practices is true only if each of them keeps it. If you choose a week, every practice gets it. If not, the top bar and the footer lead to the hours of each.';
  return [
    toFact('hours', 'Opening hours of the group', advice, [
      {
        words: 'Each practice has its own hours',
        where: [],
        at: { file: groupFile, field: ['hours'] },
        edits: editsOfGroup(content),
      },
      ...weeks.map(({ week: chosen, where, at }) => ({
        words: weekInWords(chosen),
        where: [where],
        at,
        edits: editsOfGroup(content, chosen),
      })),
      ...texts.map((text) => ({ ...text, words: `'${text.words}'` })),
    ]),
  ];
}

/** With a week, every practice keeps it, with its own lunch. The accessibility line and hours with a label are different facts. */
function editsOfGroup({ practices }: SiteContent, week?: WeekHours): Edit[] {
  const others = ({ hours }: { hours: Hours }) =>
    hours.flatMap((entry) => {
      if (saysWhat(entry)) return [entry];
      return entry.surfaces?.includes('accessibility-line') ? [{ ...entry, surfaces: ['accessibility-line' as const] }] : [];
    });
  const towns = new Intl.ListFormat('en-GB').format(practices.map(({ location }) => location));
  const cards = `The contact cards on this page give the opening hours of ${towns}.`;
  return [
    {
      file: groupFile,
      change: (old) => ({
        ...old,
        hours: [...(week ? [{ week }] : []), ...others(old)],
        hoursTexts: (old.hoursTexts ?? []).filter(saysWhat),
      }),
    },
    ...practices.flatMap((practice) => {
      const own = liveHours(practice);
      return week ? [chooseEntry(practiceFile(practice.slug), 'hours', { week: agree(own, week) ? own : week })] : [];
    }),
    {
      file: 'faq.yaml',
      change: (old: { answer: Answer }[]) => old.map((entry) => ({ ...entry, answer: withCards(entry.answer, cards) })),
    },
  ];
}

/** An entry that is left without surfaces would be shown everywhere, so it goes. */
const withoutSurface = (hours: Hours, gone: Surface): Hours =>
  hours.flatMap((entry) => {
    const surfaces = saysWhat(entry) ? entry.surfaces : entry.surfaces?.filter((surface) => surface !== gone);
    return surfaces?.length === 0 ? [] : [{ ...entry, ...(surfaces && { surfaces }) }];
  });

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);
/** Hours by phone are those of something else. */
const statesHours = (sentence: string) =>
  /\b(?:mon|satur|sun)day/i.test(sentence) && /\b(?:open|close|hours)/i.test(sentence) && !/\bby phone\b/i.test(sentence);

/** An answer in the content can have a text for each state of the NHS lists. */
type Answer = string | { [state: string]: Answer };

/** The first sentence with hours leads to the contact cards. The others with hours go. */
function withCards(answer: Answer, cards: string): Answer {
  if (typeof answer !== 'string')
    return Object.fromEntries(Object.entries(answer).map(([state, text]) => [state, withCards(text, cards)]));
  const sentences = sentencesOf(answer);
  const first = sentences.findIndex(statesHours);
  if (first < 0) return answer;
  return sentences.flatMap((text, index) => (index === first ? cards : statesHours(text) ? [] : text)).join(' ');
}

/** Hours without a lunch break do not contradict those with one. */
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
