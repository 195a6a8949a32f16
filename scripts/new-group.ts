import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { checkContent } from '../content-model/check.ts';
import { readContent } from '../content-model/load.ts';
import { addDays, londonParts } from '../domain/london-time.ts';
import { slugify } from '../domain/slug.ts';

/**
 * Creates a content folder for another dental group with one practice and invented details: the files of content-template, and
 * those of content that from-content.yaml names, with its changes. Replaces the placeholders in double brackets.
 * See docs/how-to/start-another-group.md.
 */
const template = path.join(import.meta.dirname, '../content-template');
const source = path.join(import.meta.dirname, '../content');

/** Words and their replacements. Words without one are deleted with their line. */
type Changes = Record<string, string | null>;
type FromContent = { everyFile: Changes; files: Record<string, Changes> };

/** Page titles with these names must fit into 70 characters. */
const maxLengths = { name: 28, town: 20 };
/** Characters that need no escaping in YAML, text and links. */
const plainText = /^[A-Z][A-Za-z0-9 .&'-]*$/;

function main(): void {
  const { values } = parseArgs({
    options: {
      into: { type: 'string' },
      name: { type: 'string', default: 'Orchard Dental' },
      town: { type: 'string', default: 'Ashcombe' },
    },
  });
  const { into = '', name, town } = values;
  const reason = validateOptions(into, { name, town });
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
    // An article dated today would not be published before 9 AM.
    yesterday: addDays(today, -1),
    slug: slugify(town),
    shortName: shortened(name),
    domain: `${slugify(name).replaceAll('-', '')}.example`,
    nameInAddress: encodeURIComponent(name).replaceAll('%20', '+'),
    year: today.slice(0, 4),
    inOneYear: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`,
    folder: into,
  });

  const findings = checkContent(readContent(into), today);
  console.log(`The content of ${name} is in ${into}. ${findings.length} findings to resolve before going live.

  CONTENT_FOLDER=${into} npm run dev                          shows the site
  CONTENT_FOLDER=${into} npm run content:check -- --go-live   lists the findings

See docs/how-to/start-another-group.md for the next steps.`);
}

function validateOptions(into: string, names: Record<keyof typeof maxLengths, string>): string | undefined {
  if (!into) return 'Name the folder: npm run new-group -- --into ../our-content --name "Our Dental" --town Ourtown';
  for (const [option, max] of Object.entries(maxLengths)) {
    const given = names[option as keyof typeof maxLengths];
    if (given.length > max || !plainText.test(given))
      return `--${option} has at most ${max} characters, starts with a capital, and may contain only letters, digits, spaces and . & ' -: ${given}`;
  }
  return existsSync(into) && readdirSync(into).length > 0
    ? `${into} already exists and is not empty. Nothing was written.`
    : undefined;
}

function writeContent(folder: string, facts: Record<string, string>): void {
  cpSync(template, folder, { recursive: true });
  const list = path.join(folder, 'from-content.yaml');
  const { everyFile, files }: FromContent = parse(readFileSync(list, 'utf8'));
  rmSync(list);
  for (const [file, { 'FILL IN': note, ...changes }] of Object.entries(files)) {
    const shared = Object.entries(everyFile).reduce(withChange, readFileSync(path.join(source, file), 'utf8'));
    const text = Object.entries(changes).reduce((before, change) => {
      const after = withChange(before, change);
      if (after === before) throw new Error(`content/${file} has no '${change[0]}'. Correct content-template/from-content.yaml.`);
      return after;
    }, shared);
    const noted = note ? text.replace(/^(---\n)?/, `$1# FILL IN: ${note}\n`) : text;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), noted);
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const filled = readFileSync(file, 'utf8').replace(/\[\[(\w+)\]\]/g, (_, fact: string) => {
      const value = facts[fact];
      if (value === undefined) throw new Error(`${file}: unknown placeholder ${fact}`);
      return value;
    });
    writeFileSync(file, filled);
    if (entry.name.includes('TOWN')) renameSync(file, file.replace('TOWN', facts['slug'] ?? ''));
  }
}

function withChange(text: string, [words, replacement]: [string, string | null]): string {
  if (replacement !== null) return text.replaceAll(words, replacement);
  return text
    .split('\n')
    .filter((line) => !line.includes(words))
    .join('\n');
}

/** As many words as fit under an app icon. */
function shortened(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > 20) words.pop();
  return words.join(' ').slice(0, 20);
}

main();
