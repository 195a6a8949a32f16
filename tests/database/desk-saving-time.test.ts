import { expect, test } from 'vitest';
import { realArticles } from '../../server/articles/generate/checks/real-articles.fixtures.ts';
import { editors } from '../support/desk-editors.ts';
import { addRandomArticles } from '../support/random-articles.ts';

const kinds = ['save an article', 'check an article', 'save a field', 'check a field'] as const;
const article = 'articles/in-words-of-its-own.md';
type Kind = (typeof kinds)[number];

/** A desk where Bob writes an article and changes a field again and again. */
async function deskWith(articles: number) {
  const world = await editors();
  await addRandomArticles(world.urls.site_owner, articles);
  const { cookies, get, open, post } = world;
  const cookie = cookies.bob;
  const [{ content = '' } = {}] = realArticles();
  const body = content.replaceAll(/<[^>]*>/g, '');
  let number = 0;
  await post('/articles/new', { title: 'In words of its own' }, { cookie });
  let written = await open('bob', article);
  let form = await open('bob');
  const read = async (path: string) => {
    const response = await get(path, cookie);
    expect(response.status).toBe(200);
    await response.text();
  };
  const act: Record<Kind, () => Promise<void>> = {
    'save an article': async () => {
      number += 1;
      const value = { ...written.value, title: `In words of its own ${number}`, category: 'Dental Health' };
      const text = `${body}\n\n${number}`;
      written = { ...written, ...(await world.store('bob', written, value, article, text)), value, body: text };
    },
    'check an article': () => read(`/findings/${article}`),
    'save a field': async () => {
      number += 1;
      const value = { ...form.value, parking: `${number} spaces` };
      form = { ...form, ...(await world.store('bob', form, value)), value };
    },
    'check a field': () => read(`/findings/${form.file}`),
  };
  return act;
}

/** The processor time of the desk's process in milliseconds. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { system, user } = process.cpuUsage(before);
  return (system + user) / 1_000;
}

/** What other work on the machine adds is above it. */
const lowerQuartile = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

test('saving and checking take no longer with 1,000 articles than with 10', async () => {
  const desks = { 10: await deskWith(10), 1000: await deskWith(1_000) };
  const times = { 10: [], 1000: [] } as Record<keyof typeof desks, Record<Kind, number>[]>;
  for (let round = 0; round < 26; round += 1)
    for (const count of round % 2 === 0 ? ([10, 1000] as const) : ([1000, 10] as const)) {
      const taken = {} as Record<Kind, number>;
      for (const kind of kinds) taken[kind] = await processorTime(desks[count][kind]);
      // The first rounds read every article, and compile the code.
      if (round > 4) times[count].push(taken);
    }
  for (const kind of kinds) {
    const [few = 0, many = 0] = ([10, 1000] as const).map((count) => lowerQuartile(times[count].map((taken) => taken[kind])));
    console.log(`${kind}: ${few.toFixed(1)} ms with 10 articles, ${many.toFixed(1)} ms with 1,000`);
    expect.soft(many / few, kind).toBeLessThan(1.5);
  }
});
