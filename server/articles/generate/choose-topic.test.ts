import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import type { Topic } from './article-writer.ts';
import { chooseTopic } from './choose-topic.ts';

const topic = (id: string, category: Topic['category']): Topic => ({ id, category, title: id, brief: 'brief', links: ['/'] });
const history = (published: Record<string, number> = {}, used: string[] = []) => ({
  categoryPublishedAt: new Map(Object.entries(published)),
  topicsUsedLately: new Set(used),
});
const topics = [topic('floss', 'Oral Hygiene'), topic('rinse', 'Oral Hygiene'), topic('crown', 'Treatments')];

describe('the topic of the day', () => {
  it('comes from the category that has gone longest without a post', () => {
    expect(chooseTopic(topics, history({ 'Oral Hygiene': 2, Treatments: 1 }), '2026-11-15')?.id).toBe('crown');
    expect(chooseTopic(topics, history({ 'Oral Hygiene': 1, Treatments: 2 }), '2026-11-15')?.category).toBe('Oral Hygiene');
  });

  it('prefers a category without any post', () => {
    expect(chooseTopic(topics, history({ 'Oral Hygiene': 1 }), '2026-11-15')?.id).toBe('crown');
  });

  it('is not a recently used one, even if its category is next', () => {
    expect(chooseTopic(topics, history({ 'Oral Hygiene': 2 }, ['crown']), '2026-11-15')?.category).toBe('Oral Hygiene');
    expect(chooseTopic(topics, history({}, ['crown', 'floss']), '2026-11-15')?.id).toBe('rinse');
  });

  it('is undefined when every topic was used recently', () => {
    expect(chooseTopic(topics, history({}, ['crown', 'floss', 'rinse']), '2026-11-15')).toBeUndefined();
    expect(chooseTopic([], history(), '2026-11-15')).toBeUndefined();
  });

  it('stays the same all day and varies between days', () => {
    const days = Array.from({ length: 20 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    const chosen = (list: readonly Topic[]) => days.map((day) => chooseTopic(list, history({ Treatments: 1 }), day)?.id);
    expect(chosen(topics)).toEqual(chosen(topics.toReversed()));
    expect(new Set(chosen(topics))).toEqual(new Set(['floss', 'rinse']));
  });
});

it('covers every category of the real plan in 45 days without a repeat', () => {
  const plan = loadContent('content').editorialPlan.topics;
  const published = new Map<string, number>();
  const used = new Set<string>();
  const firstWeek = new Set<string>();
  for (let day = 1; day <= 45; day += 1) {
    const found = chooseTopic(plan, { categoryPublishedAt: published, topicsUsedLately: used }, `day ${day}`);
    expect(found).toBeDefined();
    if (!found) return;
    expect(used).not.toContain(found.id);
    used.add(found.id);
    published.set(found.category, day);
    if (day <= 8) firstWeek.add(found.category);
  }
  expect(firstWeek.size).toBe(8);
});
