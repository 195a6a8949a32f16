import { daysBetween } from '../../domain/london-time.ts';
import { chargesOn, formatPounds } from '../../domain/nhs-charges.ts';
import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, placeOf } from './finding.ts';

const maxNhsStatusAgeDays = 90;
const securityContactNoticeDays = 30;
const maxAccessibilityTestAgeDays = 365;
type Charges = { band1: number; band2: number; band3: number; effectiveFrom: string };

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
  const shown = inForce(nhsCharges.rows, today);
  const statutory = inForce(statutoryNhsCharges, today);
  const rowPlace = placeOf(files, 'nhs-charges.yaml', shown ? ['rows', nhsCharges.rows.indexOf(shown)] : ['rows']);
  if (!statutory) return [];
  if (!shown) {
    return [
      {
        kind: 'out-of-date',
        message: `No NHS charges in force on ${today}.`,
        details: [`statutory: ${list(statutory)}`],
        places: [rowPlace],
        advice: 'Add a row with an effectiveFrom that is not in the future.',
      },
    ];
  }
  const bands = ['band1', 'band2', 'band3'] as const;
  // Emergency treatment costs what Band 1 costs.
  if (bands.every((band) => shown[band] === statutory[band]) && shown.emergency === statutory.band1) return [];
  const asOf = statutoryNhsCharges.find((row) => bands.every((band) => row[band] === shown[band]));
  return [
    {
      kind: 'out-of-date',
      message: `The NHS charges labelled ${shown.label} are not the statutory charges in force on ${today}.`,
      details: [
        `shown since ${shown.effectiveFrom}: ${list(shown)}, emergency ${formatPounds(shown.emergency)}`,
        `statutory since ${statutory.effectiveFrom}: ${list(statutory)}, emergency ${formatPounds(statutory.band1)} (${statutory.source})`,
        ...(asOf ? [`the charges shown are from ${asOf.source}`] : []),
      ],
      places: [rowPlace, placeOf(files, 'reference/statutory-nhs-charges.yaml', [statutoryNhsCharges.indexOf(statutory)])],
      advice: `Add a row to nhs-charges.yaml with effectiveFrom ${statutory.effectiveFrom} and the statutory charges.`,
    },
  ];
}

function nhsStatus({ practices }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  return practices.flatMap(({ slug, location, nhs }) => {
    const age = daysBetween(nhs.checkedOn, today);
    if (age <= maxNhsStatusAgeDays) return [];
    return [
      {
        kind: 'out-of-date' as const,
        message: `Whether ${location} takes NHS patients was last checked ${age} days ago, on ${nhs.checkedOn}.`,
        details: [`the site says: ${nhs.acceptingNHS ? 'accepting NHS patients' : 'NHS list full'}`],
        places: [placeOf(files, `practices/${slug}.yaml`, ['nhs', 'checkedOn'])],
        advice: 'Ask the practice, then update acceptingNHS and set checkedOn to today.',
      },
    ];
  });
}

function copyright({ organisation }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const year = Number(today.slice(0, 4));
  if (organisation.copyrightYear >= year) return [];
  return [
    {
      kind: 'out-of-date',
      message: `The footer shows the copyright year ${organisation.copyrightYear}, but it is ${year}.`,
      details: [],
      places: [placeOf(files, 'organisation.yaml', ['copyrightYear'])],
      advice: `Set copyrightYear to ${year}.`,
    },
  ];
}

function securityContact({ organisation }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const { email, validUntil } = organisation.contacts.security;
  const days = daysBetween(today, validUntil);
  if (days >= securityContactNoticeDays) return [];
  return [
    {
      kind: 'out-of-date',
      message: `The security contact ${email} expires on ${validUntil}, ${days < 0 ? 'which has passed' : `in ${days} days`}.`,
      details: ['after that date, security researchers have no valid contact'],
      places: [placeOf(files, 'organisation.yaml', ['contacts', 'security', 'validUntil'])],
      advice: 'Send a test email, check that someone answers, and set validUntil to a date within a year.',
    },
  ];
}

function accessibilityTest({ accessibilityTests }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const age = daysBetween(accessibilityTests.testedOn, today);
  if (age <= maxAccessibilityTestAgeDays) return [];
  return [
    {
      kind: 'out-of-date',
      message: `The Accessibility Statement refers to a test on ${accessibilityTests.testedOn}, ${age} days ago.`,
      details: [],
      places: [placeOf(files, 'reference/accessibility-tests.yaml', ['testedOn'])],
      advice: 'Ask for `npm run accessibility:report` to be run, and review the statement. It should be reviewed every year.',
    },
  ];
}

function inForce<Row extends { effectiveFrom: string }>(rows: readonly Row[], today: string): Row | undefined {
  return rows.some((row) => row.effectiveFrom <= today) ? chargesOn(rows, today) : undefined;
}

function list({ band1, band2, band3 }: Charges): string {
  return `Band 1 ${formatPounds(band1)}, Band 2 ${formatPounds(band2)}, Band 3 ${formatPounds(band3)}`;
}
