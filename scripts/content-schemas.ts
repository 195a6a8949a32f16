import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentKinds } from '../content/json-schemas.ts';

/**
 * Writes the schemas of the content as JSON Schema, and tells editors which file has which. With --check it writes
 * nothing, and fails where what is committed is not what the schemas make.
 */
const folder = 'content/schema/json';
const settingsFile = '.vscode/settings.json';

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

// Front matter is left out: editors of YAML do not look into Markdown.
const editorSettings = {
  ...JSON.parse(read(settingsFile) || '{}'),
  'yaml.schemas': Object.fromEntries(
    contentKinds
      .filter(({ files }) => files.endsWith('.yaml'))
      .map(({ files, schemaFile }) => [`./${folder}/${schemaFile}`, `content/${files}`]),
  ),
};

const wanted = new Map<string, string>([
  ...contentKinds.map(({ schema, schemaFile }) => [`${folder}/${schemaFile}`, asJson(schema)] as const),
  [settingsFile, asJson(editorSettings)] as const,
]);

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const unknown = (existsSync(folder) ? readdirSync(folder) : [])
  .map((name) => `${folder}/${name}`)
  .filter((file) => !wanted.has(file));
const changed = [...wanted].filter(([file, text]) => read(file) !== text).map(([file]) => file);

if (values.check) {
  const wrong = [...changed, ...unknown];
  if (wrong.length > 0) {
    console.error(`Run npm run content:schemas; these are not what the schemas make:\n  ${wrong.join('\n  ')}`);
    process.exitCode = 1;
  }
} else {
  for (const file of wanted.keys()) mkdirSync(path.dirname(file), { recursive: true });
  for (const file of changed) writeFileSync(file, wanted.get(file) ?? '');
  for (const file of unknown) rmSync(file);
  console.log(`${wanted.size} files, ${changed.length} written, ${unknown.length} removed.`);
}
