import { expect, test } from 'vitest';
import * as home from '../../app/routes/home.tsx';
import * as nhsInformation from '../../app/routes/nhs-information.tsx';
import { checkContent, isFatal } from '../../content-model/check.ts';
import type { ContentFile } from '../../content-model/content-file.ts';
import { bytesWith } from '../../content-model/file-text.ts';
import { loadContent, parseContent } from '../../content-model/load.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { upgraded } from '../../content-model/upgrades.ts';
import { basisLine } from '../../domain/published.ts';
import { earlierFiles } from '../support/earlier-content.ts';
import { type Route, renderRoute } from '../support/render-route.ts';

const earlier = parseContent(earlierFiles());

// The template of a new group is loaded by scripts/new-group.slow.test.ts.
test("the content of the previous release can be published with this one, and its owner's words are on the pages", () => {
  const findings = checkContent(earlier, '2026-11-16');
  expect(findings.filter((finding) => isFatal(finding, { goLive: false })).map(({ message }) => message)).toEqual([]);
  const shown = (route: unknown, address: string) =>
    earlier.content && renderRoute(route as Route, earlier.content, address, '2026-11-16T10:00:00Z').html;
  const homePage = shown(home, '/');
  // Of 1.0.0 only: a lead, the tick that moves to another field, and a phone number. This release words the exemption differently.
  for (const words of ['Plain words, prices you can see before you sit down', 'Emergency line open 24/7', 'tel:+441134960301'])
    expect(homePage).toContain(words);
  for (const words of ['£25.80', 'You are under 18']) expect(shown(nhsInformation, '/nhs-information')).toContain(words);
});

test('an upgrade changes nothing the second time', () => {
  for (const { data, file } of earlier.files) expect(upgraded(file, structuredClone(data?.value)), file).toEqual(data?.value);
});

test('the drawn people and teeth of the previous release are the same as files', () => {
  const { team, transformations } = earlier.content ?? expect.fail('invalid');
  const now = loadContent('content');
  const portraits = (members: SiteContent['team']) => members.map(({ picture, slug }) => [slug, picture?.file]);
  const teeth = (cases: SiteContent['transformations']) => cases.map(({ after, before, id }) => [id, before?.file, after?.file]);
  expect(portraits(team)).toEqual(portraits(now.team));
  expect(teeth(transformations)).toEqual(teeth(now.transformations));
});

test('figures of the previous release have nothing beside them, and say so', () => {
  const { organisation, practices } = earlier.content ?? expect.fail('invalid');
  expect(organisation.ratings.map(basisLine)).toEqual(['', '', '', '', '']);
  expect(practices.flatMap(({ phones }) => phones.flatMap(({ surfaces = [] }) => surfaces))).not.toContain('structured-data');
  const findings = checkContent(earlier, '2026-11-16').filter(({ message }) => message.includes('what these figures count'));
  expect(findings.map(({ places: [place] }) => place?.field?.slice(0, -1).join('.'))).toEqual([
    ...organisation.ratings.map((_, index) => `ratings.${index}`),
    'basis',
    'basis',
    'about.basis',
    'basis',
    'ratings.0',
    'ratings.1',
    'ratings.0',
    'ratings.0',
  ]);
});

test('a file is stored in the new form when it is next saved, with its comments', () => {
  const old = earlier.files.find(({ file }) => file === 'organisation.yaml') as ContentFile;
  const text = new TextDecoder().decode(old.bytes);
  const saved = new TextDecoder().decode(bytesWith(old, { value: { ...(old.data?.value as object), tagline: 'Changed' } }));
  expect(saved).not.toContain('lastUpdated');
  // The comment of a field goes with it.
  const comments = text.match(/#.*/g)?.filter((comment) => !comment.startsWith('# Change this date'));
  expect(saved.match(/#.*/g)).toEqual(comments);
});
