import { daysBetween, longDate } from '../../domain/london-time.ts';
import { chargesYear, rowInForce } from '../../domain/nhs-charges.ts';
import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, findingsWhere, type Rule } from './finding.ts';

const maxNhsStatusAgeDays = 90;
const securityContactNoticeDays = 30;
const maxAccessibilityTestAgeDays = 365;

/**
 * Content that is out of date. `today` is the date in London, YYYY-MM-DD. The messages say what stays the same from day to day: staff
 * leave a finding as it is until its words change.
 */
export function outOfDate(content: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const { accessibilityTests, organisation, practices } = content;
  const year = Number(today.slice(0, 4));
  const { email, validUntil } = organisation.contacts.security;
  const securityContactDays = daysBetween(today, validUntil);
  return findingsWhere('out-of-date', files, [
    chargesRule(content, today),
    ...ageRules(content, year),
    ...practices.map(({ location, nhs, slug }) => ({
      when: daysBetween(nhs.checkedOn, today) > maxNhsStatusAgeDays,
      message: `Whether ${location} takes NHS patients was last checked on ${longDate(nhs.checkedOn)}.`,
      at: [{ file: `practices/${slug}.yaml`, field: ['nhs', 'checkedOn'] }],
      advice: 'Ask the practice, then confirm or change its NHS list.',
      details: [`the site says: ${nhs.acceptingNHS ? 'accepting NHS patients' : 'NHS list full'}`],
    })),
    {
      when: organisation.copyrightYear < year,
      message: `The footer shows the copyright year ${organisation.copyrightYear}, but it is ${year}.`,
      at: [{ file: 'organisation.yaml', field: ['copyrightYear'] }],
      advice: `Change the copyright year to ${year}.`,
    },
    {
      when: securityContactDays < securityContactNoticeDays,
      message: `The security contact ${email} ${securityContactDays < 0 ? 'expired' : 'expires'} on ${longDate(validUntil)}.`,
      at: [{ file: 'organisation.yaml', field: ['contacts', 'security', 'validUntil'] }],
      advice: 'Send a test email to the security contact.',
      note: 'If someone answers, enter a later date, within a year.',
      details: ['after that date, security researchers have no valid contact'],
    },
    {
      when: daysBetween(accessibilityTests.testedOn, today) > maxAccessibilityTestAgeDays,
      message: `The Accessibility Statement refers to a test on ${longDate(accessibilityTests.testedOn)}, over a year ago.`,
      at: [{ file: 'reference/accessibility-tests.yaml', field: ['testedOn'] }],
      advice: 'Review the Accessibility Statement.',
      note: 'Ask your engineer for a new test first, every year.',
    },
  ]);
}

/** The charges of the law, once a 1 April has passed since the last of them. */
function chargesRule({ statutoryNhsCharges: rows }: SiteContent, today: string): Rule {
  const shown = rowInForce(rows, today);
  const year = chargesYear(today);
  return {
    when: shown !== undefined && chargesYear(shown.effectiveFrom) < year,
    message: `There are no NHS charges for ${year}.`,
    at: [{ file: 'reference/statutory-nhs-charges.yaml', field: [] }],
    advice: `Add the charges that the law sets from 1 April ${year.slice(0, 4)}, even if they stay the same.`,
    details: shown ? [`pages show ${shown.source}, and say so`] : [],
  };
}

/** 'for over 15 years'. Years of experience are those of people, not of the group. */
const yearsClaimed = /\b(\d+)\+? years\b(?! of\b)/i;

/** Claims of more years than the group has. 'Over 15 years' stays true. */
function ageRules({ homePage, organisation: { establishedText, foundingYear } }: SiteContent, year: number): Rule[] {
  const home = (text: string, ...field: (string | number)[]) => ({ text, file: 'pages/home.yaml', field });
  return [
    { text: establishedText, file: 'organisation.yaml', field: ['establishedText'] },
    ...homePage.hero.ticks.map((text, index) => home(text, 'hero', 'ticks', index)),
    ...homePage.about.stats.map(({ label, value }, index) => home(`${value} ${label}`, 'about', 'stats', index)),
  ].map(({ text, ...place }) => ({
    when: Number(yearsClaimed.exec(text)?.[1]) > year - foundingYear,
    message: `'${text}' is more than the group has: it was founded in ${foundingYear}.`,
    at: [place],
    advice: 'Correct the years, or the year in which the group was founded.',
  }));
}
