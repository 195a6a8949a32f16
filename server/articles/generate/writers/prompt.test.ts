import { expect, test } from 'vitest';
import { loadContent } from '../../../../content-model/load.ts';
import { blogCategory } from '../../../../content-model/schema/blog-article.ts';
import { isInternalTarget } from '../../../../domain/site-pages.ts';
import type { Topic } from '../article-writer.ts';
import { houseRules, repairRequest, topicRequest } from './prompt.ts';

const content = loadContent('content');
const [topic] = content.editorialPlan.topics as [Topic];

test('the prompt contains the topic, its category and its pages', () => {
  const request = topicRequest(topic, ['/blog/there'], content);
  for (const part of [topic.title, topic.category, topic.brief, '- /blog/there', '- /nhs-information'])
    expect(request).toContain(part);
  expect(blogCategory.options.some((category) => request.includes(category))).toBe(true);
});

test('every offered link is an existing page', () => {
  const offered = [...topicRequest(topic, [], content).matchAll(/^- (\/\S*)/gm)].map((match) => match[1] ?? '');
  expect(offered.length).toBeGreaterThan(15);
  expect(offered.filter((path) => !isInternalTarget(path, content))).toEqual([]);
});

test('the prompts contain no names, addresses or phone numbers', () => {
  const told = [
    houseRules(content.organisation),
    ...content.editorialPlan.topics.map((each) => topicRequest(each, each.links, content)),
  ].join('\n');
  const { contacts } = content.organisation;
  const secret = [
    ...content.team.map(({ name }) => name),
    ...Object.values(contacts).flatMap((contact) => Object.values(contact)),
    ...content.practices.flatMap(({ phones }) =>
      Object.values(phones ?? {})
        .flat()
        .map(String),
    ),
  ];
  expect(secret.filter((value) => value.length > 4 && told.includes(value))).toEqual([]);
});

test('a repair request lists a limited number of problems', () => {
  const problems = Array.from({ length: 500 }, (_, index) => ({
    rule: 'prices',
    detail: `problem ${index}`,
    isHarmful: false,
  }));
  const request = repairRequest({ problems });
  expect(request).toContain('- prices: problem 0');
  expect(request).not.toContain('problem 100');
});
