import { daysBetween, longDate } from '../../domain/london-time.ts';
import { areStatutory, formatPounds, rowInForce } from '../../domain/nhs-charges.ts';
import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, finding, type Place, placeOf } from './finding.ts';

const maxNhsStatusAgeDays = 90;
const securityContactNoticeDays = 30;
const maxAccessibilityTestAgeDays = 365;
type Charges = { band1: number; band2: number; band3: number; effectiveFrom: string };

/** Says what stays the same from day to day. Staff leave a finding as it is until its words change. */
const outdated = (message: string, places: readonly Place[], advice: string, details?: readonly string[]) =>
  finding('out-of-date', message, places, advice, details);

/** Content that is out of date. `today` is the date in London, YYYY-MM-DD. */
export function outOfDate(content: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  return [
    ...charges(content, files, today),
    ...nhsStatus(content, files, today),
    ...copyright(content, files, today),
    ...securityContact(content, files, today),
    ...accessibilityTest(content, files, today),
  ];
}

function charges({ nhsCharges, statutoryNhsCharges }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const shown = rowInForce(nhsCharges.rows, today);
  const statutory = rowInForce(statutoryNhsCharges, today);
  const rowPlace = placeOf(files, 'nhs-charges.yaml', shown ? ['rows', nhsCharges.rows.indexOf(shown)] : ['rows']);
  if (!statutory) return [];
  if (!shown) {
    return [
      outdated('There are no NHS charges that apply now.', [rowPlace], 'Add the charges that apply now.', [
        `statutory: ${list(statutory)}`,
      ]),
    ];
  }
  if (areStatutory(shown, statutory)) return [];
  const asOf = statutoryNhsCharges.find((row) => areStatutory(shown, row));
  return [
    outdated(
      `The NHS charges for ${shown.label} are not those that the law has set since ${longDate(statutory.effectiveFrom)}.`,
      [rowPlace, placeOf(files, 'reference/statutory-nhs-charges.yaml', [statutoryNhsCharges.indexOf(statutory)])],
      `Add the NHS charges that the law sets from ${longDate(statutory.effectiveFrom)} on.`,
      [
        `shown since ${shown.effectiveFrom}: ${list(shown)}, emergency ${formatPounds(shown.emergency)}`,
        `statutory since ${statutory.effectiveFrom}: ${list(statutory)}, emergency ${formatPounds(statutory.band1)} (${statutory.source})`,
        ...(asOf ? [`the charges shown are from ${asOf.source}`] : []),
      ],
    ),
  ];
}

function nhsStatus({ practices }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  return practices.flatMap(({ slug, location, nhs }) => {
    if (daysBetween(nhs.checkedOn, today) <= maxNhsStatusAgeDays) return [];
    return [
      outdated(
        `Whether ${location} takes NHS patients was last checked on ${longDate(nhs.checkedOn)}.`,
        [placeOf(files, `practices/${slug}.yaml`, ['nhs', 'checkedOn'])],
        'Ask the practice, then confirm or change its NHS list.',
        [`the site says: ${nhs.acceptingNHS ? 'accepting NHS patients' : 'NHS list full'}`],
      ),
    ];
  });
}

function copyright({ organisation }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const year = Number(today.slice(0, 4));
  if (organisation.copyrightYear >= year) return [];
  return [
    outdated(
      `The footer shows the copyright year ${organisation.copyrightYear}, but it is ${year}.`,
      [placeOf(files, 'organisation.yaml', ['copyrightYear'])],
      `Change the copyright year to ${year}.`,
    ),
  ];
}

function securityContact({ organisation }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const { email, validUntil } = organisation.contacts.security;
  const days = daysBetween(today, validUntil);
  if (days >= securityContactNoticeDays) return [];
  return [
    outdated(
      `The security contact ${email} ${days < 0 ? 'expired' : 'expires'} on ${longDate(validUntil)}.`,
      [placeOf(files, 'organisation.yaml', ['contacts', 'security', 'validUntil'])],
      'Send a test email to the security contact. If someone answers, enter a later date, within a year.',
      ['after that date, security researchers have no valid contact'],
    ),
  ];
}

function accessibilityTest({ accessibilityTests }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  if (daysBetween(accessibilityTests.testedOn, today) <= maxAccessibilityTestAgeDays) return [];
  return [
    outdated(
      `The Accessibility Statement refers to a test on ${longDate(accessibilityTests.testedOn)}, over a year ago.`,
      [placeOf(files, 'reference/accessibility-tests.yaml', ['testedOn'])],
      'Review the Accessibility Statement. Ask your engineer for a new test first, every year.',
    ),
  ];
}

function list({ band1, band2, band3 }: Charges): string {
  return `Band 1 ${formatPounds(band1)}, Band 2 ${formatPounds(band2)}, Band 3 ${formatPounds(band3)}`;
}
