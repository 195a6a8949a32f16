import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../content/check.ts';
import { readContent } from '../content/load.ts';
import { londonParts } from '../domain/london-time.ts';
import { slugify } from '../domain/slug.ts';

/**
 * Writes the content of another dental group into a folder of its own: one practice, other colours, invented as
 * docs/how-to/start-another-group.md tells. The words are those of content-template; what stands between double brackets is
 * filled in here.
 */
const template = path.join(import.meta.dirname, '../content-template');

/** Together with a page's own words they have to fit into the 70 letters of a title. */
const longest = { name: 28, town: 20 };
/** What can stand anywhere in YAML, in a sentence and in a link without being written differently. */
const plainWords = /^[A-Z][A-Za-z0-9 .&'-]*$/;

function main(): void {
  const { values } = parseArgs({
    options: {
      into: { type: 'string' },
      name: { type: 'string', default: 'Orchard Dental' },
      town: { type: 'string', default: 'Ashcombe' },
    },
  });
  const { into = '', name, town } = values;
  const reason = reasonAgainst(into, { name, town });
  if (reason) {
    console.error(reason);
    process.exitCode = 1;
    return;
  }

  const today = londonParts(new Date()).date;
  writeContent(into, {
    name,
    town,
    today,
    // An article dated today is published at 9 AM; a new site must not be empty before that.
    yesterday: new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10),
    slug: slugify(town),
    shortName: shortened(name),
    domain: `${slugify(name).replaceAll('-', '')}.example`,
    nameInAddress: encodeURIComponent(name).replaceAll('%20', '+'),
    year: today.slice(0, 4),
    inAYear: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`,
    folder: into,
  });

  const findings = checkContent(readContent(into), today);
  console.log(`The content of ${name} is in ${into}. ${findings.length} things are to be done before it goes live.

  CONTENT_FOLDER=${into} npm run dev                          shows the site
  CONTENT_FOLDER=${into} npm run content:check -- --go-live   lists what is to be done

docs/how-to/start-another-group.md tells the rest.`);
}

function reasonAgainst(into: string, names: Record<keyof typeof longest, string>): string | undefined {
  if (!into)
    return 'Say where the folder should be: npm run new-group -- --into ../our-content --name "Our Dental" --town Ourtown';
  for (const [option, most] of Object.entries(longest)) {
    const given = names[option as keyof typeof longest];
    if (given.length > most || !plainWords.test(given))
      return `--${option} has at most ${most} letters, starts with a capital, and has no other signs than . & ' and a hyphen: ${given}`;
  }
  return existsSync(into) && readdirSync(into).length > 0
    ? `${into} is there already and not empty. Nothing was written.`
    : undefined;
}

function writeContent(folder: string, facts: Record<string, string>): void {
  cpSync(template, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const filled = readFileSync(file, 'utf8').replace(/\[\[(\w+)\]\]/g, (_, fact: string) => {
      const value = facts[fact];
      if (value === undefined) throw new Error(`${file}: no fact is called ${fact}`);
      return value;
    });
    writeFileSync(file, filled);
    if (entry.name.includes('TOWN')) renameSync(file, file.replace('TOWN', facts['slug'] ?? ''));
  }
}

/** As many of its words as fit under an icon on a phone. */
function shortened(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > 20) words.pop();
  return words.join(' ').slice(0, 20);
}

main();
