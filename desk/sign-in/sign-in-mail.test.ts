import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { signInMail } from './sign-in-mail.ts';

const mail = (invitedBy?: { name: string }) =>
  signInMail({
    member: { name: 'Ada', email: 'ada@group.example' },
    link: 'https://desk.group.example/sign-in/link?token=abc',
    linkMinutes: 15,
    content: loadContent('content'),
    deskUrl: 'https://desk.group.example',
    invitedBy,
  });

test('says who asked, and how long the link works', () => {
  const { subject, text, to } = mail();
  expect(to).toBe('ada@group.example');
  expect(subject).toBe('Three Ridings Dental: sign in to the desk');
  expect(text).toContain("If it wasn't you, ignore this email.");
  expect(text).toContain('https://desk.group.example/sign-in/link?token=abc');
  expect(text).toContain('within 15 minutes');
});

test('names who invited', () => {
  expect(mail({ name: 'Bob' }).text).toContain('Bob has invited you to edit the website of Three Ridings Dental.');
});
