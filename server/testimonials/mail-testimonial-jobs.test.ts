import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { createSignedLinks } from '../platform/signed-links.ts';
import { receiptMail } from './mail-receipt-job.ts';
import { testimonialMail, testimonialReminderMail } from './mail-testimonial-jobs.ts';
import type { TestimonialRequest } from './testimonial-requests.ts';

const content = loadContent('content');
const base = 'https://www.group.example';
const now = new Date('2026-11-16T10:00:00Z');
const links = createSignedLinks('a secret of the tests, long enough', base);
const request: TestimonialRequest = {
  id: '7f3a2c64-9a2f-4c58-8a1e-0b7f1f0f2a11',
  reference: 'CDFG2345',
  firstName: 'Ada',
  lastName: "O'Brien <b>",
  email: 'ada@patient.example',
  phone: '01632960123',
  treatment: "Children's Dentistry",
  rating: 4,
  title: '"><script>alert(1)</script>',
  description: 'Nobody told me off.\n& I would come again.',
  consentMarketing: false,
  consentVersion: '2025-01',
  submittedAt: new Date('2026-07-16T10:00:00Z'),
  notifiedAt: null,
  contactedAt: null,
  remindedAt: null,
  digestReason: null,
};
const services = { clock: () => now, config: { baseUrl: base }, content, links };
const both = [
  ['the mail', testimonialMail(request, services)],
  ['the reminder', testimonialReminderMail(request, services)],
] as const;

describe.each(both)('%s', (_, mail) => {
  it('goes to the address in the content, and replies go to the patient', () => {
    expect(mail.to).toBe('stories@threeridings.example');
    expect(mail.replyTo).toEqual({ name: "Ada O'Brien <b>", address: 'ada@patient.example' });
  });

  it('has no personal data in its subject and message id', () => {
    expect(mail.subject).toContain('CDFG2345');
    expect(mail.subject + mail.messageId).not.toMatch(/Ada|Brien|patient\.example|0163|Dentistry|script/);
  });

  it('lists every answer, the time in London and the consents', () => {
    for (const part of ['Ada', '01632960123', "Children's Dentistry", '4 of 5', 'Nobody told me off.', 'version 2025-01']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toMatch(/Sent: Thursday,? 16 July 2026 at 11:00/);
    expect(mail.text).toContain('Agreed to marketing: no');
  });

  it('quotes every line that the patient typed', () => {
    const imitation = `Thanks.\n\nErase this request: When the patient asks for it.\r${base}/staff/forged\u2028${base}/x`;
    const forged = testimonialMail({ ...request, description: imitation }, services);
    const lines = forged.text.split(/[\n\r\v\f\u0085\u2028\u2029]/);
    expect(lines.filter((line) => /forged|\/x$|asks for it\.$/.test(line)).every((line) => line.startsWith('> '))).toBe(true);
    expect(lines.filter((line) => line.startsWith(`${base}/staff/`))).toHaveLength(2);
  });

  it('has two links that work for thirty days, the same in text and HTML', () => {
    const addresses = [...mail.text.matchAll(/https:\S+/g)].map(([address]) => address);
    expect(addresses).toHaveLength(2);
    expect([...mail.html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual(addresses);
    const expected = ['mark-contacted', 'erase-request'];
    for (const [index, address] of addresses.entries()) {
      const token = address.replace(`${base}/staff/`, '');
      const day = 86_400_000;
      expect(links.read(token, new Date(now.getTime() + 30 * day))).toEqual({ action: expected[index], id: request.id });
      expect(links.read(token, new Date(now.getTime() + 30 * day + 1_000))).toBe('expired');
    }
  });

  it('has a unique message id that is the same for every retry', () => {
    const again = both.map(([, other]) => other.messageId);
    expect(new Set(again).size).toBe(2);
    expect(mail.messageId).toMatch(/^<testimonial-(reminder-)?7f3a2c64-[\w-]+@www\.group\.example>$/);
  });
});

it('the reminder states when the patient expects to be contacted', () => {
  expect(testimonialReminderMail(request, services).text).toMatch(/by Friday,? 17 July 2026 at 11:00/);
});

describe('receiptMail', () => {
  const mail = receiptMail(request, services);
  const { consents } = content.shareYourStoryPage;

  it('has the reference, who will be in touch and how to withdraw, in text and HTML, and replies go to the practice', () => {
    expect([mail.to, mail.replyTo?.address]).toEqual(['ada@patient.example', 'stories@threeridings.example']);
    for (const part of [mail.text, new Window().document.createRange().createContextualFragment(mail.html).textContent ?? '']) {
      expect(part).toContain('CDFG2345');
      expect(part).toContain("We'll contact you within 24 hours with video upload instructions.");
      expect(part).toMatch(
        /Three Ridings Dental will ring you from 01632 960133 or write to you from stories@threeridings\.example/,
      );
      expect(part).toContain(consents.withdrawal);
      expect(part).toMatch(/Reply to this email.*01632 960133.*stories@threeridings\.example.*12 Lambswool Row/s);
    }
    expect(mail.html).toContain('href="tel:+441632960133"');
  });

  it('has the consents as given, in the wording that was agreed to', () => {
    const given = (consentMarketing: boolean, consentVersion = consents.version) =>
      receiptMail({ ...request, consentMarketing, consentVersion }, services).text;
    const answered = (text: string, answer: string) => `- ${text}\n    Your answer: ${answer}\n`;
    const both = answered(consents.video, 'yes') + answered(consents.website, 'yes');
    expect(given(false)).toContain(both + answered(consents.marketing, 'no'));
    expect(given(true)).toContain(both + answered(consents.marketing, 'yes'));
    const earlier = given(true, '2024-06');
    expect(earlier).toContain('version 2024-06');
    for (const wording of [consents.video, consents.website, consents.marketing]) expect(earlier).not.toContain(wording);
  });

  it.each(['Ada', 'ada', 'Zoë', 'Mary-Jane', "D'Arcy", 'Siân', 'Łukasz'])('greets %s by name', (firstName) => {
    expect(receiptMail({ ...request, firstName }, services).text).toContain(`\n\nHello ${firstName},\n\n`);
  });

  it.each([
    ...[
      'Ring 0900 123',
      'You owe me',
      'evil.example',
      'https://evil.example',
      'Ada<b>',
      'a@b.example',
      'Ada!',
      '-',
      'M4ry',
      'A-d-a',
    ],
    ...['Payyourdebtstomenowada', '请马上汇款到我的账户', 'Z\u0351\u036b\u0353\u036aalgo', 'Ada\u202e', 'Ада', 'Ann\nRing', ' '],
  ])('greets without a name if the first name is %j', (firstName) => {
    const { html, subject, text } = receiptMail({ ...request, firstName }, services);
    expect(text).toContain('\n\nHello,\n\n');
    if (firstName.length > 2) expect(subject + text + html).not.toContain(firstName);
  });

  it('has nothing else that was typed into the form', () => {
    const { to: _, ...words } = mail;
    expect(JSON.stringify(words).replaceAll('Hello Ada,', '')).not.toMatch(
      /Ada|Brien|patient\.example|960123|Dentistry|script|told me off/,
    );
  });
});
