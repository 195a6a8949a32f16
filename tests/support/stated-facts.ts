import { openAroundTheClock, openingHoursSpecification } from '../../app/seo/structured-data/clinic.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { capitalise } from '../../domain/capitalise.ts';
import { weekdays } from '../../domain/london-time.ts';
import { clockSpan, describeWeek, liveHours, type WeekHours } from '../../domain/opening-hours.ts';
import { internationalPhone } from '../../domain/uk-phone.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
/** As the page says it, with any spaces and punctuation between the words. */
const inOrder = (...words: string[]) => new RegExp(words.map(escapeRegExp).join('[\\s:;.,-]{0,9}'), 'gi');

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*';
const patterns = {
  hours: new RegExp(
    `${day}(?:(?:-| to )${day})?:?\\s+\\d{1,2}(?::\\d\\d)?\\s?-\\s?\\d[\\d:]*|Saturday (?:mornings?|varies)`,
    'g',
  ),
  reviews: /\d[\d,]*\+?\s+(?:five-star\s+|Google\s+)?reviews/g,
  phone: /(?<!\d|such as )0\d(?: ?\d){8,9}(?!\d)/g,
};

/** Of the national bodies that pages name. */
const bodies = ['0345 015 4033', '020 8253 0800', '0303 123 1113', '03000 616161'];

export const ownPhone = ({ phones }: SiteContent['practices'][number]) =>
  (phones.find(({ surfaces }) => !surfaces) ?? phones.find(({ surfaces }) => surfaces?.includes('contact-card')))?.phone ?? '';

const everyRating = ({ organisation, practices }: SiteContent) => [
  ...organisation.ratings,
  ...practices.flatMap(({ ratings }) => ratings),
];
/** Not of the code, so that a line that it leaves out is found. */
const basisOf = ({ covers, period, source }: SiteContent['organisation']['ratings'][number]) => `${source}, ${covers}, ${period}`;

/** The statements that need no more words: a practice's own, and those with what they count beside them. */
function explained(content: SiteContent): RegExp[] {
  const { emergencyPage, organisation, partnerClinics, practices } = content;
  const rows = (week: WeekHours) => describeWeek(week).map(({ days, hours }) => `${days} ${hours}`);
  const timetable = (week: WeekHours) =>
    weekdays.flatMap((weekday) => {
      const hours = week[weekday];
      if (hours === 'closed') return [];
      const { close, lunch, open } = hours;
      const [day, times] = [capitalise(weekday), clockSpan(open, close)];
      // The excerpt of a search may end before the lunch.
      return lunch ? [inOrder(day, times, clockSpan(lunch.from, lunch.to)), inOrder(day, times, '…')] : [inOrder(day, times)];
    });
  const labelled = organisation.hours.flatMap(({ label, week }) => (label ? [{ label, week }] : []));
  const saturdays = labelled.flatMap(({ week: { saturday } }) => (saturday === 'closed' ? [] : [saturday]));
  const { dataProtection, accessibility, complaints, testimonials } = organisation.contacts;
  const others = [dataProtection, accessibility, complaints, testimonials, emergencyPage.line].map(({ phone }) => phone);
  return [
    ...practices.map(liveHours).flatMap((week) => [...rows(week).map((row) => inOrder(row)), ...timetable(week)]),
    ...labelled.map(({ label, week }) => inOrder(label, ...rows(week))),
    ...saturdays.map(({ close, open }) => new RegExp(`Saturday varies: by phone, ${clockSpan(open, close)}`, 'g')),
    ...saturdays.map(({ close, open }) => new RegExp(`by phone, ${clockSpan(open, close)}, on Saturday mornings`, 'g')),
    ...organisation.hoursTexts.flatMap(({ label, text }) => (label ? [inOrder(label, text)] : [])),
    ...everyRating(content).map(
      (rating) =>
        new RegExp(`${rating.reviewCount}\\+?\\s+(?:five-star\\s+)?reviews[\\s.]+${escapeRegExp(basisOf(rating))}`, 'g'),
    ),
    ...partnerClinics.map(({ reviewCount }) => inOrder(`${reviewCount} Google reviews`)),
    ...practices.flatMap(({ location, phones }) =>
      phones.flatMap(({ label, phone }) => (label ? [inOrder(label, `Call ${location}`, phone), inOrder(label, phone)] : [])),
    ),
    ...[...bodies, ...others, ...practices.map(ownPhone)].map((phone) => new RegExp(phone.replaceAll(' ', ' ?'), 'g')),
  ];
}

/** The hours, numbers of reviews and phone numbers in a text, and those that do not say what they are. */
export function statements(text: string, content: SiteContent) {
  const found = (within: string) =>
    Object.values(patterns).flatMap((pattern) =>
      [...within.matchAll(pattern)].map(([statement]) => statement.replace(/\s+/g, ' ')),
    );
  const rest = explained(content)
    // Longer ones first, which shorter ones may be a part of.
    .toSorted((one, other) => other.source.length - one.source.length)
    .reduce((left, known) => left.replace(known, ' | '), text.replace(/\s+(?=[.,;:])/g, ''));
  return { all: found(text), unexplained: found(rest) };
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (value: unknown): Node[] => (isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []);

/** The same of structured data. */
export function statementsOfJsonLd(blocks: unknown, content: SiteContent) {
  const { emergencyPage, organisation, practices } = content;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const phones = [emergencyPage.line.phone, ...practices.map(ownPhone)].map(internationalPhone);
  const checks: Record<string, (value: unknown, node: Node) => boolean> = {
    telephone: (value) => phones.includes(String(value)),
    reviewCount: (count, { description, ratingValue }) =>
      everyRating(content).some(
        (rating) => rating.reviewCount === count && rating.rating === ratingValue && basisOf(rating) === description,
      ),
    openingHoursSpecification: (value, { name }) =>
      same(value, openAroundTheClock()) ||
      practices.some((practice) => practice.name === name && same(value, openingHoursSpecification(liveHours(practice)))),
    hoursAvailable: (value, { description }) =>
      organisation.hours.some(
        ({ label, week }) => label && String(description).startsWith(label) && same(value, openingHoursSpecification(week)),
      ),
  };
  const all = nodesIn(blocks).flatMap((node) =>
    Object.keys(checks).flatMap((name) => (name in node ? [{ name, node, value: node[name] }] : [])),
  );
  const said = ({ name, node, value }: (typeof all)[number]) =>
    `${[node['@type']].flat().join()} ${node['name'] ?? node['ratingValue'] ?? ''}: ${name} ${JSON.stringify(value)}`;
  return {
    all: all.map(said),
    unexplained: all.filter(({ name, node, value }) => !checks[name]?.(value, node)).map(said),
  };
}
