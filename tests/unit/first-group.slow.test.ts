import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContentFiles } from '../../content/content-file.ts';
import { findTraces, tracesOf } from '../support/content-traces.ts';

const traces = tracesOf('content');
const folder = mkdtempSync(join(tmpdir(), 'test-new-group-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe("traces of the first group's content", () => {
  it.each([
    ['a name', 'Welcome to three ridings dental.', 'Three Ridings Dental'],
    ['a person', '<p>Ask for Dr Tariq Farrukh</p>', 'Dr Tariq Farrukh'],
    ['a surname', 'Mr Thackray', 'Thackray'],
    ['a patient', 'said Janet H. to us', 'Janet H.'],
    ['a town in an address', '"/locations/nhs-ripon-dentist"', 'ripon'],
    ['a county', "Yorkshire's teeth", 'Yorkshire'],
    ['a landscape', 'night over the Dales', 'Dales'],
    ['a street', '12 Lambswool Row', '12 Lambswool Row'],
    ['a phone number with any spacing', 'tel:+441632960101', '01632 960101'],
    ['a phone number in another area', 'call 0113 4960301', '0113 496 0301'],
    ['a host', 'stories@threeridings.example', 'threeridings.example'],
    ['a colour', '--action:#17408B;', '#17408b'],
    ['a dark mode colour', 'fill="#07142b"', '#07142b'],
  ])('include %s', (_, text, trace) => {
    expect(findTraces(text, traces)).toContain(trace);
  });

  it('exclude words that any dental site uses', () => {
    const common =
      'NHS care in England. Three ways to whiten. Call 0345 015 4033. On Monday the Board meets. #ffffff #000000 the hills';
    expect(findTraces(common, traces)).toEqual([]);
  });

  it("are in most files of the group's own content, and in none of a new group's", () => {
    const found = (of: string) =>
      readContentFiles(of).filter(({ bytes }) => findTraces(new TextDecoder().decode(bytes), traces).length > 0);
    execFileSync(process.execPath, ['scripts/new-group.ts', '--into', folder]);
    expect(found('content').length).toBeGreaterThan(50);
    expect(found(folder).map(({ file }) => file)).toEqual([]);
  });
});
