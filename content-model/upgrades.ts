import { isRecord } from '../domain/is-record.ts';
import { rowInForce, sameCharges } from '../domain/nhs-charges.ts';
import { toPicture, upgradeCase, upgradeMember } from './upgrade-pictures.ts';

type Fields = Record<string, unknown>;

/** The charges that this release knows, newest first, as in reference/statutory-nhs-charges.yaml. Each spring, add the new ones. */
export const knownCharges = [
  knownRow('2026-04-01', '2026/27 (SI 2026/265)', 27.9, 76.6, 332.1),
  knownRow('2025-04-01', '2025/26', 27.4, 75.3, 326.7),
  knownRow('2024-04-01', '2024/25', 26.8, 73.5, 319.1),
  knownRow('2023-04-01', '2023/24', 25.8, 70.7, 306.8),
] as const;
export const latestKnownCharges = knownCharges[0].effectiveFrom;

/** They ended on 1 April 2026, and no longer make treatment free. */
const endedBenefits = ['income-support', 'income-based-jobseekers-allowance'];

/** Earlier releases did not ask what figures count. */
const unsaid = { source: '', covers: '', period: '' };

/**
 * Turns what earlier releases stored into what this one reads, by file. Runs whenever a file is parsed, and leaves values in the new
 * form alone. The text of a file changes when it is next saved.
 */
const upgrades: Readonly<Record<string, (file: Fields) => void>> = {
  'organisation.yaml': (file) => {
    remove(file, 'lastUpdated');
    // The questions have words of their own.
    dropSurfaces(file, 'hoursTexts', 'faq');
    for (const rating of entriesIn(file, 'ratings')) add(rating, unsaid);
  },
  practices: (file) => {
    // Search engines get the practice's own number.
    dropSurfaces(file, 'phones', 'structured-data', 'legal-pages');
    toPicture(file, 'picture', file['image'], file['imageAlt']);
    remove(file, 'image', 'imageAlt');
    for (const rating of entriesIn(file, 'ratings')) add(rating, unsaid);
  },
  'navigation.yaml': (file) => {
    add(file, { emergencyAdvice: 'What to do in an emergency' });
    add(file['topBar'], { emergency: 'Emergency line', search: { label: 'Search', to: '/search' } });
  },
  'nhs-charges.yaml': (file) => {
    const text = 'These are the charges for {year}. NHS charges usually change on 1 April.';
    add(file, {
      reminder: {
        text,
        link: "See today's charges on nhs.uk",
        url: 'https://www.nhs.uk/nhs-services/dentists/how-much-nhs-dental-treatment-costs/',
      },
    });
    const { exemptions, reminder, rows } = file;
    if (isRecord(reminder) && String(reminder['text']).includes('{date}')) reminder['text'] = text;
    if (Array.isArray(rows)) add(file, firstPublished(rows));
    remove(file, 'rows');
    if (Array.isArray(exemptions)) file['exemptions'] = exemptions.filter((entry) => !endedBenefits.includes(entry?.id));
  },
  'team.yaml': (members) => forEachEntry(members, upgradeMember),
  'transformations.yaml': (entries) => forEachEntry(entries, upgradeCase),
  'videos.yaml': (videos) =>
    forEachEntry(videos, (video) => {
      toPicture(video, 'picture', video['thumbnail']);
      remove(video, 'thumbnail');
    }),
  'reference/statutory-nhs-charges.yaml': (rows) => {
    if (!Array.isArray(rows)) return;
    const last =
      rows
        .map((row) => String(row?.effectiveFrom))
        .sort()
        .at(-1) ?? '';
    rows.push(...knownCharges.filter(({ effectiveFrom }) => effectiveFrom > last).toReversed());
  },
  'pages/cosmetic-dentistry.yaml': (file) => add(file, { basis: { ...unsaid } }),
  'pages/dental-implants.yaml': (file) => add(file, { basis: { ...unsaid } }),
  'pages/teeth-whitening.yaml': (file) => add(file, { basis: { ...unsaid } }),
  'pages/emergency-dentist.yaml': (file) =>
    add(file['hero'], { charge: 'NHS emergency treatment costs {charge}.', charges: "See who doesn't pay" }),
  'pages/home.yaml': (file) => {
    const hero = isRecord(file['hero']) ? file['hero'] : {};
    const [first, second, third] = Array.isArray(hero['ticks']) ? hero['ticks'] : [];
    if (third !== undefined && !hero['emergencyTick']) hero['ticks'] = [first, second];
    add(hero, {
      emergencyTick: third ?? 'Emergency line',
      emergencyCall: 'In pain now? Call',
      nhs: {
        whenAllAccept: '{accepting} {is|are} taking NHS patients.',
        whenSomeAccept: '{accepting} {is|are} taking NHS patients, and the {full} {list is|lists are} full.',
        whenAllFull: 'We have no NHS places for now, but we can see you privately.',
      },
    });
    add(file['about'], { basis: { ...unsaid } });
    add(file['team'], { more: 'More about {name}' });
    add(file['videos'], { elsewhere: "Won't it play? Watch it on YouTube" });
    remove(file['practices'], 'heading', 'lead', 'details', 'book', 'call');
    remove(file['team'], 'interests');
    remove(file['contact'], 'lead', 'map', 'opensNewTab');
    remove(file['locations'], 'lead');
  },
  'pages/legal/accessibility.md': (file) => remove(file, 'lastUpdated', 'lastUpdatedDate'),
  'pages/legal/complaints.md': (file) => remove(file, 'lastUpdated', 'lastUpdatedDate'),
  'pages/legal/nhs-information.md': (file) => remove(file, 'lastUpdated', 'lastUpdatedDate'),
  'pages/nhs-information.yaml': (file) => {
    add(file['exemptions'], { bring: 'What to bring' });
    remove(file['exemptions'], 'columns');
    remove(file['contact'], 'address', 'phone', 'hours');
  },
  'pages/share-your-story.yaml': (file) => {
    add(file['hints'], {
      firstName: 'Enter the name that we may show with your video.',
      lastName: 'Enter your family name, as your practice knows it.',
      email: 'Enter an address that you read, such as name@example.com.',
      treatment: 'Choose the one that your story is about.',
      rating: 'Choose the one that fits your care as a whole.',
    });
    add(file, {
      receipt: {
        subject: "We've got your video request",
        heading: 'Thank you for offering to share your story',
        mistake: "If this wasn't you, somebody typed your address by mistake. Reply to this email and we'll delete the request.",
      },
    });
    add(file['receipt'], {
      greeting: 'Hello',
      next: 'What happens next',
      from: "We'll ring you from {phone} or write to you from {email}, and tell you how to send us your video safely.",
      permission: 'The permission you gave',
      yes: 'Your answer: yes',
      no: 'Your answer: no',
      earlierWording: "You gave it in an earlier wording, version {version}. Reply to this email if you'd like a copy.",
      change: 'If you change your mind',
      withdraw: 'Reply to this email, ring us or write to us, and give your reference.',
    });
    remove(file['invalid'], 'summary');
  },
};

/** The fields of a file in the form of this release. */
export function upgraded(file: string, value: unknown): unknown {
  if (typeof value === 'object' && value) upgrades[file.replace(/^practices\/.*/, 'practices')]?.(value as Fields);
  return value;
}

/** The charges that a site showed until it took them from the law, unless those were the law's. */
function firstPublished(rows: readonly (ReturnType<typeof knownRow> & { label: string })[]): Fields {
  const shown = rowInForce(rows.filter(isRecord), latestKnownCharges);
  const lawful = shown && rowInForce(knownCharges, shown.effectiveFrom);
  if (!lawful || sameCharges(shown, lawful)) return {};
  const { band1, band2, band3, label } = shown;
  const words = {
    heading: 'No longer in force. NHS charges ({label}), as first published here',
    applied: 'these amounts applied in {year}',
  };
  return { firstPublished: { label, band1, band2, band3, ...words } };
}

function knownRow(effectiveFrom: string, year: string, band1: number, band2: number, band3: number) {
  return { effectiveFrom, source: `NHS dental charges in England, ${year}`, band1, band2, band3 };
}

function forEachEntry(entries: unknown, change: (entry: Fields) => void): void {
  if (Array.isArray(entries)) entries.filter(isRecord).forEach(change);
}

const entriesIn = (file: Fields, name: string): Fields[] => (Array.isArray(file[name]) ? file[name].filter(isRecord) : []);

/** Removes surfaces that no longer show an entry of a list, and entries that are left without. */
function dropSurfaces(file: Fields, name: string, ...gone: string[]): void {
  const left = entriesIn(file, name).filter((entry) => {
    const { surfaces } = entry;
    if (!Array.isArray(surfaces)) return true;
    entry['surfaces'] = surfaces.filter((surface) => !gone.includes(surface));
    return surfaces.some((surface) => !gone.includes(surface));
  });
  if (Array.isArray(file[name])) file[name] = left;
}

function add(group: unknown, fields: Fields): void {
  if (isRecord(group)) Object.assign(group, { ...fields, ...group });
}

function remove(group: unknown, ...names: string[]): void {
  if (isRecord(group)) for (const name of names) delete group[name];
}
