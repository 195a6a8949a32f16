import { createHash } from 'node:crypto';
import type { BlogHistory, Topic } from './article-writer.ts';

/**
 * The topic of the day: from the category that has waited longest for a post, one that was not used lately. Among equals the
 * day decides, so that a second worker, or the same one after a crash, chooses the same.
 */
export function chooseTopic(
  topics: readonly Topic[],
  { categoryPublishedAt, topicsUsedLately }: Pick<BlogHistory, 'categoryPublishedAt' | 'topicsUsedLately'>,
  day: string,
): Topic | undefined {
  const waitedSince = (topic: Topic) => categoryPublishedAt.get(topic.category) ?? Number.NEGATIVE_INFINITY;
  const free = topics.filter((topic) => !topicsUsedLately.has(topic.id));
  const longest = Math.min(...free.map(waitedSince));
  return free
    .filter((topic) => waitedSince(topic) === longest)
    .map((topic) => ({ topic, lot: lotOf(day, topic.id) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))[0]?.topic;
}

function lotOf(day: string, id: string): string {
  return createHash('sha256').update(`${day} ${id}`).digest('hex');
}
