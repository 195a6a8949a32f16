import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'test-reports/accessibility';

/** Writes one test's result for `npm run accessibility:report`. */
export function record(part: 'pages' | 'states' | 'journeys', name: string, found = {}): void {
  const file = name.replaceAll(/[^\w-]+/g, '_');
  mkdirSync(join(folder, part), { recursive: true });
  const line = { name, ...found, measuredAt: new Date().toISOString() };
  writeFileSync(join(folder, part, `${file}.json`), `${JSON.stringify(line, null, 2)}\n`);
}
