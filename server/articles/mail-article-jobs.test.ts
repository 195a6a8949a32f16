import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { createSignedLinks } from '../platform/signed-links.ts';
import { articlePublishedMail, articleSkippedMail } from './mail-article-jobs.ts';

const content = loadContent('content');
const base = 'https://www.group.example';
const now = new Date('2026-11-15T09:00:00Z');
const id = '2b1b8f0e-6f0c-4c3e-9d2a-1f2e3d4c5b6a';
const links = createSignedLinks('s'.repeat(32), base);
const services = { clock: () => now, config: { baseUrl: base }, content, links };

const published = (source: string, model: string | null, isWaiting = false) =>
  articlePublishedMail(
    { id, slug: 'caring-for-a-filling', title: 'Caring for a filling', excerpt: 'In short.', source, model, isWaiting },
    { ...services, config: { baseUrl: base, deskUrl: 'https://desk.group.example' } },
  );

test('links to the article and, signed for thirty days, to its withdrawal', () => {
  const { text, to } = published('backlog', null);
  expect(to).toBe('website@threeridings.example');
  expect(text).toContain('https://www.group.example/blog/caring-for-a-filling');
  const token = /\/staff\/(\S+)/.exec(text)?.[1] ?? '';
  expect(links.read(token, now)).toEqual({ action: 'withdraw-post', id });
  expect(links.read(token, new Date('2026-12-14T09:00:00Z'))).toEqual({ action: 'withdraw-post', id });
  expect(links.read(token, new Date('2026-12-16T09:00:00Z'))).toBe('expired');
});

test('an article that waits has a link to the desk instead, where a person publishes it', () => {
  const { subject, text } = published('model', 'model-x', true);
  expect(subject).toContain('an article waits for you');
  expect(text).toContain(`https://desk.group.example/articles/${id}/edit`);
  expect(text).not.toMatch(/\/blog\/|\/staff\//);
});

test('states who wrote the article', () => {
  expect(published('model', 'model-x').text).toContain('drafted by a computer program (model-x)');
  expect(published('backlog', null).text).not.toContain('computer');
});

test('a retry sends the same email', () => {
  expect(published('backlog', null).messageId).toBe(published('model', 'x').messageId);
});

test('a skipped day is reported with its reason', () => {
  const skipped = (reason: string) =>
    articleSkippedMail({ day: '2026-11-15', cause: 'not-good-enough', reason, topic: 'floss' }, services);
  expect(skipped('prices: "<b>£50</b>"').text).toContain('prices: "<b>£50</b>"');
  expect(skipped('one').messageId).toBe(skipped('another').messageId);
});
