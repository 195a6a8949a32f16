import { createHash } from 'node:crypto';
import type { BlogHistory, Topic } from './article-writer.ts';

/**
 * Chooses a topic that was not used recently, from the category that has gone longest without a post. A hash of the day breaks
 * ties, so that a second worker, or the same one after a crash, chooses the same topic.
 */
export function chooseTopic(
  topics: readonly Topic[],
  { categoryPublishedAt, topicsUsedLately }: Pick<BlogHistory, 'categoryPublishedAt' | 'topicsUsedLately'>,
  day: string,
): Topic | undefined {
  const lastPublishedAt = (topic: Topic) => categoryPublishedAt.get(topic.category) ?? Number.NEGATIVE_INFINITY;
  const available = topics.filter((topic) => !topicsUsedLately.has(topic.id));
  const oldest = Math.min(...available.map(lastPublishedAt));
  return available
    .filter((topic) => lastPublishedAt(topic) === oldest)
    .map((topic) => ({ topic, hash: createHash('sha256').update(`${day} ${topic.id}`).digest('hex') }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1))[0]?.topic;
}
