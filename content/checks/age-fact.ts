import type { ContentPath } from '../problem.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Edit, type Fact, type Statement, setFields, toFact } from './fact.ts';

/** 'for over 15 years'. Years of experience are those of people, not of the group. */
const years = /(?:\bfor )?(?:\b(?:over|more than) )?\b(\d+)\+? years\b(?! of\b)/i;

type Stat = SiteContent['homePage']['about']['stats'][number];
const inOneText = ({ label, value }: Stat) => `${value} ${label}`;

/** Claims such as 'over 15 years' that the founding year does not bear out. */
export function ageFact({ homePage, organisation }: SiteContent, today: string): Fact[] {
  const { establishedText, foundingYear } = organisation;
  const age = Number(today.slice(0, 4)) - foundingYear;
  const since = `since ${foundingYear}`;
  const group = 'organisation.yaml';
  const home = 'pages/home.yaml';
  const words = (text: string) => text.replace(years, since);
  const stat = (old: Stat): Stat =>
    years.test(inOneText(old)) ? { ...old, value: `Since ${foundingYear}`, label: old.label.replace(/^years /i, '') } : old;
  const follow: Edit = {
    file: home,
    change: (old: SiteContent['homePage']) => ({
      ...old,
      hero: { ...old.hero, ticks: old.hero.ticks.map(words) },
      about: { ...old.about, stats: old.about.stats.map(stat) },
    }),
  };
  const said = (words: string, where: string, file: string, ...field: ContentPath): Statement => ({
    words,
    where: [where],
    at: { file, field },
  });
  const claims = [
    said(establishedText, 'The age of the group in words', group, 'establishedText'),
    ...homePage.hero.ticks.map((text, index) => said(text, 'Home page, the first screen', home, 'hero', 'ticks', index)),
    ...homePage.about.stats.map((of, index) => said(inOneText(of), 'Home page, the figures', home, 'about', 'stats', index)),
  ].filter((claim) => years.test(claim.words));
  if (claims.every((claim) => Number(years.exec(claim.words)?.[1]) === age)) return [];
  const founded = {
    ...said(since, 'Search engines', group, 'foundingYear'),
    edits: [setFields(group, { establishedText: words(establishedText) }), follow],
  };
  const advice = `The group is ${age} years old. Say since when, or correct the year in which it was founded.`;
  return [toFact('age', 'Age of the group', advice, [founded, ...claims])];
}
