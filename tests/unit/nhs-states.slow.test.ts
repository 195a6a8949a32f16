import { describe, expect, it } from 'vitest';
import { layoutData } from '../../app/layout/layout-data.ts';
import * as generalDentistry from '../../app/routes/general-dentistry.tsx';
import * as home from '../../app/routes/home.tsx';
import * as location from '../../app/routes/location.tsx';
import * as nhsInformation from '../../app/routes/nhs-information.tsx';
import { parseContentFile, readContentFiles } from '../../content-model/content-file.ts';
import { parseContent } from '../../content-model/load.ts';
import { pageHead } from '../../content-model/schema/fields.ts';
import { type Route, renderRoute } from '../support/render-route.ts';

// Sets every practice to every state of its NHS list, and checks that no page contradicts it.
const monday = '2026-11-16T10:00:00Z';
const towns = ['Bradford', 'Ripon', 'Leeds'];
const states = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => towns.filter((_, index) => bits & (1 << index)));

type Page = { address: string; route: unknown; town?: string };
const pages: Page[] = [
  { address: '/', route: home },
  { address: '/nhs-information', route: nhsInformation },
  { address: '/services/general-dentistry', route: generalDentistry },
  ...towns.flatMap((town) =>
    ['', 'nhs-'].map((prefix) => ({ address: `/locations/${prefix}${town.toLowerCase()}-dentist`, route: location, town })),
  ),
];

const demoFiles = readContentFiles('content');

function contentWith(accepting: readonly string[]) {
  const files = demoFiles.map((file) => {
    const town = towns.find((name) => file.file === `practices/${name.toLowerCase()}.yaml`);
    if (!town) return file;
    const yaml = new TextDecoder().decode(file.bytes);
    const set = yaml.replace(/acceptingNHS: \w+/, `acceptingNHS: ${accepting.includes(town)}`);
    return parseContentFile(file.file, new TextEncoder().encode(set));
  });
  const { content, problems } = parseContent(files);
  if (!content) throw new Error(JSON.stringify(problems));
  return content;
}
type Content = ReturnType<typeof contentWith>;

/** The sentences of a text, or the parts of a list of keywords. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.?!])\s+/)
    .flatMap((sentence) => (/[.?!]$/.test(sentence) ? [sentence] : [sentence, ...sentence.split(', ')]))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const decoded = (html: string) => html.replace(/&#(?:x27|39);|’/g, "'").replaceAll('&amp;', '&');

/** Every text and sentence that a visitor or a search engine sees. */
function shownOn({ route, address }: Page, content: Content): string[] {
  const { html, head } = renderRoute(route as Route, content, address, monday);
  const layout = address === '/' ? stringsIn(layoutData(content, new Date(monday))) : [];
  return [...decoded(html).split(/<[^>]*>/), ...stringsIn(head), ...layout].flatMap(sentencesOf);
}

const saysFull = /\blists?\b.*\bfull\b|\bcan't (?:accept|take) new\b/i;
const saysAccepting =
  /\b(?:accepting|taking)\b.{0,8}\bNHS patients\b|\bnew NHS patients?\b.{0,12}\b(?:accepted|welcome)\b|\bNHS patient in\b|\bjoin in\b|\bNHS patient, choose\b/i;

/** Sentences that contradict the lists. Without a town, a sentence on a practice's page is about that practice. */
function contradictions(shown: readonly string[], accepting: readonly string[], ownTown: string | undefined): string[] {
  // 'Bradford is taking patients, and the Leeds list is full': each clause has its own towns.
  return [...new Set(shown.flatMap((sentence) => sentence.split(', and ')))].filter((sentence) => {
    if (sentence.endsWith('?')) return false;
    const claim = saysFull.test(sentence) ? 'full' : saysAccepting.test(sentence) ? 'accepting' : undefined;
    const named = towns.filter((town) => sentence.includes(town));
    const about = named.length > 0 || !ownTown ? named : [ownTown];
    return claim && about.some((town) => accepting.includes(town) !== (claim === 'accepting'));
  });
}

describe.each(states.map((accepting) => [accepting.join(', ') || 'no town', accepting]))(
  'with open NHS lists in %s',
  (_, accepting) => {
    const content = contentWith(accepting as string[]);

    it('picks every text', () => {
      expect(JSON.stringify(content)).not.toMatch(/"when[A-Z]\w+":|\{(?:accepting|full)|\{[^{}"]*\|[^{}"]*\}/);
    });

    it('has titles and descriptions of the right length', () => {
      const { homePage, locationPages, nhsInformationPage, nhsLocationPages } = content;
      for (const { head } of [homePage, nhsInformationPage, ...locationPages, ...nhsLocationPages]) pageHead.parse(head);
    });

    it.each(pages.map((page) => [page.address, page] as const))('%s contradicts no list', (_address, page) => {
      expect(contradictions(shownOn(page, content), accepting as string[], page.town)).toEqual([]);
    });

    it('lists what NHS patients find at each practice', () => {
      const isPrivate = content.practices.map(({ nhs }) => nhs.features.includes('Private appointments for new patients'));
      expect(isPrivate).toEqual(towns.map((town) => !accepting.includes(town)));
    });
  },
);
