import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { signInMail } from '../../desk/sign-in/sign-in-mail.ts';
import { articlePublishedMail, articleSkippedMail } from '../../server/articles/mail-article-jobs.ts';
import { contentReportMail } from '../../server/content/content-report-job.ts';
import type { Mail } from '../../server/platform/mail/mailer.ts';
import { createSignedLinks } from '../../server/platform/signed-links.ts';
import { contactChangedMail } from '../../server/publishing/contact-change-jobs.ts';
import { scheduleStoppedMail } from '../../server/publishing/schedule-jobs.ts';
import { receiptMail } from '../../server/testimonials/mail-receipt-job.ts';
import { testimonialMail, testimonialReminderMail } from '../../server/testimonials/mail-testimonial-jobs.ts';
import { testimonialDigestMail } from '../../server/testimonials/testimonial-digest-job.ts';
import type { TestimonialRequest } from '../../server/testimonials/testimonial-requests.ts';
import { statements } from '../support/stated-facts.ts';

const content = loadContent('content');
const base = 'https://www.group.example';
const deskUrl = 'https://desk.group.example';
const now = new Date('2026-11-16T10:00:00Z');
const links = createSignedLinks('a secret of the tests, long enough', base);
const services = { clock: () => now, config: { baseUrl: base, deskUrl, hasSecondBackup: false }, content, links };
const id = '7f3a2c64-9a2f-4c58-8a1e-0b7f1f0f2a11';
/** What people and programs wrote. */
const hostile = `</p><img src="//evil.example/x" onerror='alert(1)'><a href=https://evil.example>&amp;`;
const typed = { firstName: hostile, lastName: hostile, email: hostile, phone: hostile, title: hostile, description: hostile };
const request: TestimonialRequest = {
  ...{ id, reference: 'CDFG2345', treatment: 'Whitening', rating: 4, consentMarketing: true, consentVersion: '2025-01' },
  ...{ submittedAt: now, notifiedAt: null, contactedAt: null, remindedAt: null, digestReason: 'trap' },
  ...typed,
};
const article = { isWaiting: false, id, slug: 'a-filling', title: hostile, excerpt: hostile, source: 'model', model: hostile };
const day = { day: '2026-11-15', cause: 'missed', reason: hostile, topic: hostile };
const finding = { kind: 'missing', file: 'team.yaml', title: hostile, field: [0], message: hostile, isBlocking: false } as const;
const entry = { key: 'a', title: hostile, note: hostile, count: 9, findings: [finding] };
const waiting = {
  title: hostile,
  detail: hostile,
  href: '/today/missing',
  isWaiting: true,
  entries: Array(5).fill(entry),
  dismissed: [],
};
const stopped = { id: 7, author: hostile, email: null, message: hostile, dueAt: now, reason: hostile };
const changed = { id: 7, contact: 'testimonials', oldEmail: 'a@b.example', newEmail: hostile, author: hostile, publishedAt: now };
const link = `${deskUrl}/sign-in/link?token=abc`;
const member = { name: hostile, email: 'ada@group.example' };

const mails: [string, Mail][] = [
  ['receipt', receiptMail({ ...request, email: 'ada@patient.example' }, services)],
  ['request', testimonialMail(request, services)],
  ['reminder', testimonialReminderMail(request, services)],
  ['digest', testimonialDigestMail([request, request], 3, services)],
  ['published article', articlePublishedMail(article, services)],
  ['article that waits', articlePublishedMail({ ...article, isWaiting: true }, services)],
  ['day without an article', articleSkippedMail(day, services)],
  ['content report', contentReportMail([waiting], '2026-11-16', services)],
  ['stopped publication', scheduleStoppedMail(stopped, services)],
  ['changed contact', contactChangedMail(changed, services)],
  ['sign-in', signInMail({ member, link, linkMinutes: 15, content, deskUrl })],
  ['invitation', signInMail({ member, link, linkMinutes: 15, content, deskUrl, invitedBy: { name: hostile } })],
];

test.each(mails)('the HTML of the %s says what its text says, and shows markup as typed', (_, { html, text }) => {
  const { document } = new Window();
  document.write(html);
  const hrefs = [...document.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href') ?? '');
  const said = [document.body.textContent, ...hrefs].join(' ');
  const words = text.split(/\s+/).map((word) => word.replace(/:$/, ''));
  expect(words.filter((word) => !/^(>?|-+)$/.test(word) && !said.includes(word))).toEqual([]);
  expect(said.includes(hostile)).toBe(text.includes(hostile));
  expect(hrefs.filter((href) => !text.includes(href.replace(/^(mailto|tel):.*/, '')))).toEqual([]);
});

test.each(mails)('the HTML of the %s loads nothing, and has the mark, the name and both schemes', (_, { html }) => {
  const { document } = new Window();
  document.write(html);
  const loaded = [...document.querySelectorAll('img, script, link, iframe, [src], [background], [onerror]')];
  expect(loaded.map((element) => element.getAttribute('src'))).toEqual(['cid:mark']);
  expect(loaded[0]?.parentElement?.textContent).toBe('Three Ridings Dental');
  expect(document.querySelector('h1')?.textContent).not.toMatch(/^Three Ridings|^[a-z]/);
  expect(document.head.innerHTML + document.body.innerHTML.replaceAll(/>[^<]*</g, '><')).not.toMatch(/url\(|@import|evil/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  for (const { action, card } of [content.brand.light, content.brand.dark])
    for (const colour of [action, card]) expect(html).toContain(colour);
});

test.each(mails)(
  "the %s has no hours, reviews or phone numbers but a practice's own, or says what they are",
  (_, { html, text }) => {
    const { document } = new Window();
    document.write(html);
    expect(statements(`${text} ${document.body.textContent}`, content).unexplained).toEqual([]);
  },
);
