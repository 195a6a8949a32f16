import { expect, test } from 'vitest';
import { editors } from '../support/desk-editors.ts';

const eve = 'Open only 9:00-12:00 on Thursday 24 December: Christmas Eve';
const christmas = 'Closed from Friday 25 December to Monday 28 December: Christmas Day and Boxing Day';

test('Leeds closes at noon on Christmas Eve, on every page that shows hours', async () => {
  const { open, publishAll, save, visitSite } = await editors();
  const file = 'organisation.yaml';
  const opened = await open('ada', file);
  const closedDays = [{ date: '2026-12-24', reason: 'Christmas Eve', practices: ['leeds'], closesAt: '12:00' }];
  await save('ada', opened, { ...opened.value, closedDays }, file);
  await publishAll('ada');

  const page = async (path: string, time: string) => {
    const html = await (await visitSite(path, time)).text();
    return {
      html,
      text: html
        .replace(/<script[\s\S]*?<\/script>/g, ' ')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' '),
    };
  };
  const state = (text: string) => /Open now, until [\d:]+|Opens \w+ [\d:]+/.exec(text)?.[0];
  for (const path of ['/', '/locations/leeds-dentist', '/offline', '/locations/nhs-leeds-dentist', '/nhs-information']) {
    for (const time of ['11:59', '12:00']) expect((await page(path, `2026-12-24T${time}:00Z`)).text, path).toContain(eve);
    const next = (await page(path, '2026-12-25T12:00:00Z')).text;
    expect(next, path).not.toContain('Christmas Eve');
    expect(next, path).toContain(christmas);
  }
  expect((await page('/locations/ripon-dentist', '2026-12-24T11:00:00Z')).text).not.toContain('Christmas Eve');
  expect(state((await page('/locations/ripon-dentist', '2026-12-24T12:30:00Z')).text)).toMatch(/^Open now/);
  expect((await page('/offline', '2026-12-14T11:00:00Z')).text).toContain(eve);
  for (const [path, before] of [
    ['/', 'Sat-Sun Closed Leeds'],
    ['/locations/leeds-dentist', ''],
    ['/emergency-dentist', 'Call Ripon: 01632 960219'],
  ] as const) {
    const leeds = async (time: string) => {
      const { text } = await page(path, time);
      expect(text, path).toContain(before);
      return state(text.slice(text.indexOf(before)));
    };
    expect(await leeds('2026-12-24T11:59:00Z'), path).toBe('Open now, until 12:00');
    for (const time of ['2026-12-24T12:00:00Z', '2026-12-25T12:00:00Z'])
      expect(await leeds(time), path).toBe('Opens Tuesday 9:00');
  }
  const timetable = async (time: string) => /\w+day Today \S+/.exec((await page('/locations/leeds-dentist', time)).text)?.[0];
  expect(await timetable('2026-12-24T12:00:00Z')).toBe('Thursday Today 9:00-12:00');
  expect(await timetable('2026-12-25T12:00:00Z')).toBe('Friday Today Closed');

  // A page that was cached the evening before, and is read in a browser without a connection.
  const { html } = await page('/locations/leeds-dentist', '2026-12-23T20:00:00Z');
  expect(html).toContain(`${Date.parse('2026-12-24T12:00:00Z') / 60_000},0,`);
  expect(html).toMatch(/"name":"Christmas Eve","opens":"09:00","closes":"12:00","validFrom":"2026-12-24"/);
});
