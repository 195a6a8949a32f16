import { isRecord } from '../domain/is-record.ts';

type Fields = Record<string, unknown>;

/**
 * Turns what earlier releases stored into what this one reads, by file. Runs whenever a file is parsed, and leaves values in the new
 * form alone. The text of a file changes when it is next saved.
 */
const upgrades: Readonly<Record<string, (file: Fields) => void>> = {
  'organisation.yaml': (file) => remove(file, 'lastUpdated'),
  'navigation.yaml': (file) => {
    add(file, { emergencyAdvice: 'What to do in an emergency' });
    add(file['topBar'], { emergency: 'Emergency line', search: { label: 'Search', to: '/search' } });
  },
  'nhs-charges.yaml': (file) => {
    add(file, {
      reminder: {
        text: 'We last confirmed these charges on {date}, and NHS charges change each April.',
        link: "See today's charges on nhs.uk",
        url: 'https://www.nhs.uk/nhs-services/dentists/how-much-nhs-dental-treatment-costs/',
      },
    });
    const rows = Array.isArray(file['rows']) ? file['rows'] : [];
    for (const row of rows) add(row, { confirmedOn: row?.effectiveFrom });
  },
  'pages/emergency-dentist.yaml': (file) =>
    add(file['hero'], { charge: 'NHS emergency treatment costs {charge}.', charges: "See who doesn't pay" }),
  'pages/home.yaml': (file) => {
    const hero = isRecord(file['hero']) ? file['hero'] : {};
    const [first, second, third] = Array.isArray(hero['ticks']) ? hero['ticks'] : [];
    if (third !== undefined && !hero['emergencyTick']) hero['ticks'] = [first, second];
    add(hero, { emergencyTick: third ?? 'Emergency line', emergencyCall: 'In pain now? Call' });
    add(file['team'], { more: 'More about {name}' });
    add(file['videos'], { elsewhere: "Won't it play? Watch it on YouTube" });
    remove(file['practices'], 'lead', 'details', 'book');
    remove(file['team'], 'interests');
    remove(file['contact'], 'lead', 'map', 'opensNewTab');
    remove(file['locations'], 'lead');
  },
  'pages/nhs-information.yaml': (file) => {
    add(file['exemptions'], { bring: 'What to bring' });
    remove(file['exemptions'], 'columns');
    remove(file['contact'], 'address', 'phone');
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
    remove(file['invalid'], 'summary');
  },
};

/** The fields of a file in the form of this release. */
export function upgraded(file: string, value: unknown): unknown {
  if (isRecord(value)) upgrades[file]?.(value);
  return value;
}

function add(group: unknown, fields: Fields): void {
  if (isRecord(group)) Object.assign(group, { ...fields, ...group });
}

function remove(group: unknown, ...names: string[]): void {
  if (isRecord(group)) for (const name of names) delete group[name];
}
