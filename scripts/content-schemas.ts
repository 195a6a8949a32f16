import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentKinds } from '../content/json-schemas.ts';

/**
 * Writes the content schemas as JSON Schema and maps files to them in the editor settings. With --check, writes nothing and
 * fails if the committed files are out of date.
 */
const folder = 'content/schema/json';
const settingsFile = '.vscode/settings.json';

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

// YAML only, because editors do not validate Markdown front matter.
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
    console.error(`Out of date. Run npm run content:schemas and commit:\n  ${wrong.join('\n  ')}`);
    process.exitCode = 1;
  }
} else {
  for (const file of wanted.keys()) mkdirSync(path.dirname(file), { recursive: true });
  for (const file of changed) writeFileSync(file, wanted.get(file) ?? '');
  for (const file of unknown) rmSync(file);
  console.log(`${wanted.size} files, ${changed.length} written, ${unknown.length} removed.`);
}
