import { expect, test } from 'vitest';
import { loadContent } from '../../../../content-model/load.ts';
import { createBacklogWriter } from './backlog-writer.ts';

const content = loadContent('content');
const writer = createBacklogWriter(content);
const history = (slugs: string[], used: string[] = []) => ({
  slugs: new Set(slugs),
  topicsUsedLately: new Set(used),
  categoryPublishedAt: new Map<string, number>(),
});

test('returns each article once, in the order of the plan, and then none', () => {
  const given: string[] = [];
  for (let topic = writer.choose(history([]), ''); topic; topic = writer.choose(history(given), '')) given.push(topic.id);
  const inPlan = content.editorialPlan.topics.map(({ id }) => id);
  expect(given).toHaveLength(content.blogBacklog.length);
  expect(given).toEqual(inPlan.filter((id) => given.includes(id)));
});

test('skips an article that failed before', () => {
  const first = writer.choose(history([]), '')?.id ?? '';
  expect(writer.choose(history([], [first]), '')?.id).not.toBe(first);
});

test('returns Markdown with the file name as slug', async () => {
  const topic = writer.choose(history([]), '');
  if (!topic) throw new Error('the backlog is empty');
  const reply = await writer.write(topic, []);
  expect(reply).toMatchObject({ kind: 'article', slug: topic.id, inputTokens: 0, candidate: { category: topic.category } });
  const [article] = content.blogBacklog.filter(({ slug }) => slug === topic.id);
  expect(reply.kind === 'article' && (reply.candidate as { content: string }).content).toBe(article?.markdown);
});
