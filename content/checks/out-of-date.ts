import { daysBetween, longDate } from '../../domain/london-time.ts';
import { areStatutory, formatPounds, rowInForce } from '../../domain/nhs-charges.ts';
import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, findingsWhere, type Rule } from './finding.ts';

const maxNhsStatusAgeDays = 90;
const securityContactNoticeDays = 30;
const maxAccessibilityTestAgeDays = 365;
type Charges = { band1: number; band2: number; band3: number };

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
    ...chargeRules(content, today),
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
      advice: 'Send a test email to the security contact. If someone answers, enter a later date, within a year.',
      details: ['after that date, security researchers have no valid contact'],
    },
    {
      when: daysBetween(accessibilityTests.testedOn, today) > maxAccessibilityTestAgeDays,
      message: `The Accessibility Statement refers to a test on ${longDate(accessibilityTests.testedOn)}, over a year ago.`,
      at: [{ file: 'reference/accessibility-tests.yaml', field: ['testedOn'] }],
      advice: 'Review the Accessibility Statement. Ask your engineer for a new test first, every year.',
    },
  ]);
}

function chargeRules({ nhsCharges, statutoryNhsCharges }: SiteContent, today: string): Rule[] {
  const shown = rowInForce(nhsCharges.rows, today);
  const statutory = rowInForce(statutoryNhsCharges, today);
  const file = 'nhs-charges.yaml';
  if (!statutory) return [];
  if (!shown) {
    const rule = { message: 'There are no NHS charges that apply now.', advice: 'Add the charges that apply now.' };
    return [{ ...rule, when: true, at: [{ file, field: ['rows'] }], details: [`statutory: ${list(statutory)}`] }];
  }
  const since = longDate(statutory.effectiveFrom);
  const asOf = statutoryNhsCharges.find((row) => areStatutory(shown, row));
  return [
    {
      when: !areStatutory(shown, statutory),
      message: `The NHS charges for ${shown.label} are not those that the law has set since ${since}.`,
      at: [
        { file, field: ['rows', nhsCharges.rows.indexOf(shown)] },
        { file: 'reference/statutory-nhs-charges.yaml', field: [statutoryNhsCharges.indexOf(statutory)] },
      ],
      advice: `Add the NHS charges that the law sets from ${since} on.`,
      details: [
        `shown since ${shown.effectiveFrom}: ${list(shown)}, emergency ${formatPounds(shown.emergency)}`,
        `statutory since ${statutory.effectiveFrom}: ${list(statutory)}, emergency ${formatPounds(statutory.band1)} (${statutory.source})`,
        ...(asOf ? [`the charges shown are from ${asOf.source}`] : []),
      ],
    },
  ];
}

function list({ band1, band2, band3 }: Charges): string {
  return `Band 1 ${formatPounds(band1)}, Band 2 ${formatPounds(band2)}, Band 3 ${formatPounds(band3)}`;
}
