import { chargesOn, formatPounds } from '../../domain/nhs-charges.ts';
import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, placeOf } from './finding.ts';

const daysAnNhsAnswerHolds = 90;
const daysToRenewTheSecurityContact = 30;
const daysAnAccessibilityTestHolds = 365;
type Charges = { band1: number; band2: number; band3: number; effectiveFrom: string };

/** What was true once. `today` is London's date, YYYY-MM-DD. */
export function outOfDate(content: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  return [
    ...charges(content, files, today),
    ...nhsAnswers(content, files, today),
    ...copyright(content, files, today),
    ...securityContact(content, files, today),
    ...accessibilityTest(content, files, today),
  ];
}

function charges({ nhsCharges, statutoryNhsCharges }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const shown = inForce(nhsCharges.rows, today);
  const lawful = inForce(statutoryNhsCharges, today);
  const rowPlace = placeOf(files, 'nhs-charges.yaml', shown ? ['rows', nhsCharges.rows.indexOf(shown)] : ['rows']);
  if (!lawful) return [];
  if (!shown) {
    return [
      {
        kind: 'out-of-date',
        message: `No row of NHS charges is in force on ${today}.`,
        details: [`the law: ${list(lawful)}`],
        places: [rowPlace],
        advice: 'Add a row whose effectiveFrom has come.',
      },
    ];
  }
  const bands = ['band1', 'band2', 'band3'] as const;
  // Emergency treatment costs what Band 1 costs.
  if (bands.every((band) => shown[band] === lawful[band]) && shown.emergency === lawful.band1) return [];
  const asOf = statutoryNhsCharges.find((row) => bands.every((band) => row[band] === shown[band]));
  return [
    {
      kind: 'out-of-date',
      message: `The NHS charges labelled ${shown.label} are not those in force on ${today}.`,
      details: [
        `shown since ${shown.effectiveFrom}: ${list(shown)}, emergency ${formatPounds(shown.emergency)}`,
        `the law since ${lawful.effectiveFrom}: ${list(lawful)}, emergency ${formatPounds(lawful.band1)} (${lawful.source})`,
        ...(asOf ? [`the charges shown are those of ${asOf.source}`] : []),
      ],
      places: [rowPlace, placeOf(files, 'reference/statutory-nhs-charges.yaml', [statutoryNhsCharges.indexOf(lawful)])],
      advice: `Add a row to nhs-charges.yaml with effectiveFrom ${lawful.effectiveFrom} and the charges of the law.`,
    },
  ];
}

function nhsAnswers({ practices }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  return practices.flatMap(({ slug, location, nhs }) => {
    const age = daysBetween(nhs.checkedOn, today);
    if (age <= daysAnNhsAnswerHolds) return [];
    return [
      {
        kind: 'out-of-date' as const,
        message: `Whether ${location} takes NHS patients was last checked ${age} days ago, on ${nhs.checkedOn}.`,
        details: [`the site says: ${nhs.acceptingNHS ? 'accepting NHS patients' : 'NHS list full'}`],
        places: [placeOf(files, `practices/${slug}.yaml`, ['nhs', 'checkedOn'])],
        advice: 'Ask the practice, set acceptingNHS to its answer and checkedOn to today.',
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
      message: `The footer shows the copyright year ${organisation.copyrightYear}, and it is ${year}.`,
      details: [],
      places: [placeOf(files, 'organisation.yaml', ['copyrightYear'])],
      advice: `Set copyrightYear to ${year}.`,
    },
  ];
}

function securityContact({ organisation }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const { email, validUntil } = organisation.contacts.security;
  const days = daysBetween(today, validUntil);
  if (days >= daysToRenewTheSecurityContact) return [];
  return [
    {
      kind: 'out-of-date',
      message: `The security contact ${email} is promised until ${validUntil}, ${days < 0 ? 'which is over' : `${days} days from now`}.`,
      details: ['after that date nobody who found a hole knows whom to tell'],
      places: [placeOf(files, 'organisation.yaml', ['contacts', 'security', 'validUntil'])],
      advice: 'Write to the address, see that somebody answers, and set validUntil to a day within a year.',
    },
  ];
}

function accessibilityTest({ accessibilityTests }: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const age = daysBetween(accessibilityTests.testedOn, today);
  if (age <= daysAnAccessibilityTestHolds) return [];
  return [
    {
      kind: 'out-of-date',
      message: `The Accessibility Statement tells of a test of ${accessibilityTests.testedOn}, ${age} days ago.`,
      details: [],
      places: [placeOf(files, 'reference/accessibility-tests.yaml', ['testedOn'])],
      advice: 'Have `npm run accessibility:report` run, and read the statement again: it should be looked at every year.',
    },
  ];
}

function inForce<Row extends { effectiveFrom: string }>(rows: readonly Row[], today: string): Row | undefined {
  return rows.some((row) => row.effectiveFrom <= today) ? chargesOn(rows, today) : undefined;
}

function list({ band1, band2, band3 }: Charges): string {
  return `Band 1 ${formatPounds(band1)}, Band 2 ${formatPounds(band2)}, Band 3 ${formatPounds(band3)}`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
