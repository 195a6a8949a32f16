import { describe, expect, it } from 'vitest';
import { isGroupPage } from '../../../../domain/site-pages.fixtures.ts';
import { linkProblems } from './links.ts';

const enough = [
  { href: '/', text: 'home' },
  { href: '/blog', text: 'blog' },
];
const problems = (href: string | undefined, text = 'words') => linkProblems([...enough, { href, text }], isGroupPage);

describe('links', () => {
  it.each(['/nhs-information', '/#booking', '/blog/some-article', '/search?q=gums', '/emergency-dentist#now'])(
    'are allowed to %s',
    (href) => {
      expect(problems(href)).toEqual([]);
    },
  );

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example',
    'mailto:a@practice.example',
    '#booking',
    '/no-such-page',
    '/blog/../etc/passwd',
    '/NHS-information',
  ])('are rejected to %j', (href) => {
    expect(problems(href)).toHaveLength(1);
  });

  it('need an address and text', () => {
    expect(problems(undefined)).toHaveLength(1);
    expect(problems('')).toHaveLength(1);
    expect(problems('/blog', ' \u200b')).toHaveLength(1);
  });

  it('number at least two', () => {
    expect(linkProblems(enough, isGroupPage)).toEqual([]);
    expect(linkProblems(enough.slice(1), isGroupPage)[0]?.detail).toContain('at least 2');
  });

  it('are looked up without query and fragment', () => {
    const asked: string[] = [];
    linkProblems(
      [
        { href: '/a?b#c', text: 'x' },
        { href: '/d#e?f', text: 'x' },
      ],
      (path) => asked.push(path) > 0,
    );
    expect(asked).toEqual(['/a', '/d']);
  });
});
