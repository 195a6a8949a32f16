import { describe, expect, test } from 'vitest';
import { addDays } from '../domain/london-time.ts';
import { unlabelledFiles } from '../tests/support/earlier-content.ts';
import { checkContent, type Finding, isFatal } from './check.ts';
import { contrastFindings, contrastRatio } from './checks/contrast.ts';
import { deadLinks } from './checks/dead-links.ts';
import { conflicts } from './checks/facts.ts';
import { unknownFacts } from './checks/facts-in-prose.ts';
import { missingFacts } from './checks/missing.ts';
import { nhsWords } from './checks/nhs-words.ts';
import { outOfDate } from './checks/out-of-date.ts';
import { failedLinks, patientLinks } from './checks/patient-links.ts';
import { placeholders } from './checks/placeholders.ts';
import { ratingSums } from './checks/rating-sums.ts';
import { tooLarge } from './checks/too-large.ts';
import { unsafeMarkdown } from './checks/unsafe-markdown.ts';
import { parseContentFile } from './content-file.ts';
import { loadContent, parseContent, readContent } from './load.ts';
import type { SiteContent } from './schema/site.ts';
import { textFault } from './text-limits.ts';

const { files, problems } = readContent('content');
const content = loadContent('content');
const today = '2026-11-15';
type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };

function changed(change: (content: Writable<SiteContent>) => void, from = content): SiteContent {
  const copy = structuredClone(from) as Writable<SiteContent>;
  change(copy);
  return copy as SiteContent;
}
const fileOf = (name: string, text: string) => parseContentFile(name, new TextEncoder().encode(text));
const messages = (list: readonly Finding[]) => list.map(({ message }) => message);

function about(list: readonly Finding[], words: string): Finding {
  const found = list.find(({ message }) => message.includes(words));
  if (!found) throw new Error(`no finding is about '${words}'`);
  return found;
}

function lineOf(file: string, words: string, from = files): number {
  const text = new TextDecoder().decode(from.find((known) => known.file === file)?.bytes);
  expect(text).toContain(words);
  return text.slice(0, text.indexOf(words)).split('\n').length;
}

describe('the demo content', () => {
  const all = checkContent({ content, files, problems }, today);

  test('has no finding that fails the build, and findings of each kind that stop it from going live', () => {
    expect(all.filter((finding) => isFatal(finding, { goLive: false }))).toEqual([]);
    expect(all.every((finding) => isFatal(finding, { goLive: true }))).toBe(true);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['out-of-date', 'missing', 'placeholder']));
  });

  test('has a place and advice for every finding', () => {
    for (const { advice, places } of all) {
      expect(advice).not.toBe('');
      expect(places.length).toBeGreaterThan(0);
      for (const { file, line } of places) {
        expect(files.map((known) => known.file)).toContain(file);
        expect(line).toBeGreaterThan(0);
      }
    }
  });
});

describe('errors in the files', () => {
  test('always fail', () => {
    const problem = { file: 'team.yaml', line: 9, column: 9, field: [0, 'role'], expected: 'one of Dentist', found: 'Dentits' };
    expect(checkContent({ files: [], problems: [problem] }, today)[0]).toMatchObject({
      kind: 'schema',
      message: '[0].role: expected one of Dentist; found Dentits',
      places: [{ file: 'team.yaml', line: 9 }],
    });
  });

  test('do not hide dead links and placeholders', () => {
    const file = fileOf('services.yaml', 'link: /nowhere\nphone: 01632 960555\n');
    const kinds = checkContent({ files: [file], problems: [] }, today).map(({ kind }) => kind);
    expect(kinds).toEqual(['dead-link', 'placeholder']);
  });

  test.each([
    ['for an unknown placeholder', 'pages/legal/complaints.md', '{{organisation.fone}}', 1],
    ['for a placeholder outside pages/legal and pages/more', 'blog/x.md', '{{organisation.name}}', 1],
    ['for no known placeholder in pages/more', 'pages/more/parking.md', '{{organisation.name}}', 0],
  ])('are reported %s', (_, name, fact, count) => {
    const found = unknownFacts(content, [fileOf(name, `---\nheading: x\n---\n\nRing ${fact}.\n`)]);
    expect(found).toHaveLength(count);
    for (const { places } of found) expect(places).toEqual([{ file: name, line: 5, field: ['body', 1] }]);
  });
});

describe('dead links', () => {
  // Links lead to the names of the other files.
  const names = files.map(({ file }) => ({ file, bytes: new Uint8Array(), problems: [] }));
  const dead = (name: string, text: string) => deadLinks([fileOf(name, text), ...names], content);

  test.each(['/services/teeth-witening', '/#bookings', '/blog/no-such-article', '/blog/', '//elsewhere.example/page'])(
    'are found in YAML: %s',
    (target) => {
      expect(dead('navigation.yaml', `a: Home\nb:\n  - { to: '${target}' }\n`)).toEqual([
        expect.objectContaining({ places: [{ file: 'navigation.yaml', line: 3, field: ['b', 0, 'to'] }] }),
      ]);
    },
  );

  test('are found in Markdown with the line in the file', () => {
    const text = '---\nheading: x\n---\n\nSee [us](/contact) and [blog](/blog).\n\n[ref]: /nowhere\n<a href="/gone">x</a>\n';
    expect(dead('pages/legal/complaints.md', text).map(({ places }) => places[0]?.line)).toEqual([5, 7, 8]);
  });

  test('are found in Markdown inside YAML and as absolute URLs', () => {
    expect(dead('faq.yaml', 'a: See [this](/thsi).\nb: "[that](https://www.threeridings.example/that)"\n')).toHaveLength(2);
  });

  test.each(['page', 'www.nhs.uk', '#part', 'javascript:alert(1)'])('include links with an invalid start: %s', (target) => {
    expect(dead('blog/x.md', `---\n---\n[x](${target})\n`)).toHaveLength(1);
  });

  test.each([
    '/',
    '/#booking',
    '/blog',
    '/blog/nhs-dental-bands-in-plain-words',
    '/locations/nhs-leeds-dentist',
    '/nervous-patients',
    'https://www.nhs.uk/nhs-services/dentists/',
    'https://www.threeridings.example/complaints',
    'mailto:{{organisation.contacts.complaints.email}}',
    'tel:111',
    '{{organisation.registrations.gdcUrl}}',
  ])('do not include valid links: %s', (target) => {
    expect(dead('pages/legal/complaints.md', `---\n---\n[x](${target})\n`)).toEqual([]);
  });
});

describe('old addresses', () => {
  const faults = (yaml: string) => {
    const changed = [...files.filter(({ file }) => file !== 'redirects.yaml'), fileOf('redirects.yaml', yaml)];
    return checkContent(parseContent(changed), today)
      .filter((finding) => finding.places[0]?.file === 'redirects.yaml')
      .map(({ message, places: [place], ...finding }) => [
        place?.line,
        isFatal({ message, places: [], ...finding }, { goLive: false }),
        message,
      ]);
  };

  test.each([
    ['a dead target', '/old', '/no-such-page', 'Broken link /no-such-page: the site has no such page or section.'],
    ['a dead section', '/old', '/#nowhere', 'Broken link /#nowhere: the site has no such page or section.'],
    ['a loop', '/old', '/old', 'Broken link /old: it is an old address; name the page that it leads to.'],
    ['a chain', '/old', '/first#part', 'Broken link /first#part: it is an old address; name the page that it leads to.'],
    ['an address of the site', '/complaints', '/blog', 'The old address /complaints is an address of this site.'],
    ['a second entry', '/first', '/blog', 'The old address /first is listed twice.'],
  ])('are reported with %s', (_, from, to, message) => {
    expect(faults(`- { from: /first, to: /blog }\n- { from: ${from}, to: '${to}' }\n`)).toEqual([[2, true, message]]);
  });

  test.each(['old', '//old', '/old/', '/old?page=2', '/old#part', '/our team', '/', '/../old'])(
    'are reported in a form that cannot work: %s',
    (from) => {
      expect(faults(`- { from: '${from}', to: /blog }\n`)).toEqual([
        [1, true, `[0].from: expected a path such as /contact-us, without a query or a slash at its end; found ${from}`],
      ]);
    },
  );

  test.each(['/blog?page=2', '//evil.example/', 'https://evil.example/'])('do not lead to %s', (to) => {
    expect(faults(`- { from: /old, to: '${to}' }\n`)[0]).toEqual([1, true, expect.stringContaining('[0].to: expected a page')]);
  });

  test('may lead to pages, sections, articles and the feed', () => {
    const targets = ['/', '/#contact', '/complaints#who-to-ask', '/blog/nhs-dental-bands-in-plain-words', '/feed.xml'];
    expect(faults(targets.map((to, index) => `- { from: /old-${index}.html, to: '${to}' }\n`).join(''))).toEqual([]);
  });
});

describe('links that patients need', () => {
  const real = changed(({ organisation, partnerClinics, practices: [practice] }) => {
    organisation.reviewsSearchUrl = 'https://a.co.uk';
    Object.assign(partnerClinics[1] ?? {}, { website: 'https://b.co.uk' });
    Object.assign(practice ?? {}, { bookingUrl: 'https://c.co.uk', registrationUrl: 'https://example.co.uk', placeId: 'ChIJ1' });
  });

  test('are those to book, to register, to write and read reviews, and to partner clinics', () => {
    expect(patientLinks(real).map(({ field, url }) => [field.join(), url])).toEqual([
      ['bookingUrl', 'https://c.co.uk'],
      ['registrationUrl', 'https://example.co.uk'],
      ['placeId', 'https://search.google.com/local/writereview?placeid=ChIJ1'],
      ['reviewsSearchUrl', 'https://a.co.uk'],
      ['1,website', 'https://b.co.uk'],
    ]);
  });

  test.each(['a.example', 'a.test', 'a.invalid', 'localhost', 'a.localhost.', 'example.com', 'www.example.org', 'example.net'])(
    'do not include the reserved name %s',
    (host) => {
      const reserved = changed(({ organisation }) =>
        Object.assign(organisation, { reviewsSearchUrl: `https://${host}/reviews` }),
      );
      expect(patientLinks(reserved)).toEqual([]);
    },
  );

  test('are findings if they fail, with their place and the reason', () => {
    const [found, ...others] = failedLinks({ content: real, files }, new Map([['https://c.co.uk', 'does not answer']]));
    expect(others).toEqual([]);
    expect(found?.message).toBe('Bradford: the link to book (https://c.co.uk) does not answer.');
    const file = 'practices/bradford.yaml';
    expect(found?.places).toMatchObject([{ file, line: lineOf(file, 'bookingUrl') }]);
  });
});

describe('conflicts', () => {
  test('are not reported between figures that say what they count', () => {
    expect(conflicts(content, files)).toEqual([]);
    const unsaid = changed(({ practices }) => {
      for (const { phones } of practices) if (phones[1]) phones[1].label = '';
    });
    expect(messages(conflicts(unsaid, files)).map((message) => message.split(':')[0])).toEqual([
      'Phone numbers of Bradford',
      'Phone numbers of Ripon',
      'Phone numbers of Leeds',
    ]);
  });

  const unlabelled = unlabelledFiles();
  const earlier = parseContent(unlabelled).content ?? expect.fail('invalid');
  const found = conflicts(earlier, unlabelled);
  const withChange = (change: (content: Writable<SiteContent>) => void) =>
    messages(conflicts(changed(change, earlier), unlabelled));

  test('are reported once per subject', () => {
    expect(messages(found).map((message) => message.split(':')[0])).toEqual([
      'Opening hours of the group',
      'Ratings of the group',
      'Phone numbers of Bradford',
      'Ratings of Bradford',
      'Phone numbers of Ripon',
      'Phone numbers of Leeds',
    ]);
  });

  const day = { open: '09:00', close: '17:00' };
  const weekend = { saturday: 'closed', sunday: 'closed' } as const;
  const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, ...weekend };

  test('of hours list every value with its places, and its line in the file', () => {
    const { details = [], places } = about(found, 'Opening hours of the group');
    expect(details.map((detail) => detail.replace(/:\d+\)$/, ')'))).toEqual([
      'Each practice has its own hours. Bradford: Mon-Fri 9:00-5:00 (lunch 12:30-1:30); Sat-Sun Closed. Ripon: Mon-Fri 9:00-5:00 (lunch 1:00-2:00); Sat-Sun Closed. Leeds: Mon-Fri 9:00-4:30 (lunch 12:30-2:00); Sat-Sun Closed',
      "Legal pages, The page 'NHS Dentist Leeds': Mon-Fri 9:00-5:00; Sat 9:00-1:00; Sun Closed (organisation.yaml)",
      'Search engines: Mon-Fri 9:00-5:30; Sat 9:00-1:00; Sun Closed (organisation.yaml)',
      "Top bar: 'Mon-Fri 9-5' (organisation.yaml)",
      "Footer: 'Mon-Fri 9:00-5:00. Saturday varies. Sunday closed.' (organisation.yaml)",
      "The question 'When are you open?': 'We are open from Monday to Friday, and on Saturday mornings.' (faq.yaml)",
    ]);
    expect(places[1]?.line).toBe(lineOf('organisation.yaml', '- surfaces: [structured-data]', unlabelled));
  });

  test('of hours are reported between two of one practice', () => {
    const leeds = changed(({ practices }) => {
      practices[2]?.hours.push({ surfaces: ['structured-data'], week });
    }, earlier);
    const { details = [] } = about(conflicts(leeds, unlabelled), 'Opening hours of Leeds');
    expect(details.map((detail) => detail.replace(/ \(practices.*/, ''))).toEqual([
      'Contact card, Practice card: Mon-Fri 9:00-4:30 (lunch 12:30-2:00); Sat-Sun Closed',
      'Search engines: Mon-Fri 9:00-5:00; Sat-Sun Closed',
    ]);
  });

  test('of hours are resolved when all places agree, with or without a lunch break', () => {
    const agreed = withChange(({ faq, organisation, practices }) => {
      organisation.hours = organisation.hours.map(({ surfaces }) => ({ surfaces, week }));
      organisation.hoursTexts = [{ text: 'Mon-Fri 9-5' }];
      for (const entry of faq) entry.answer = entry.answer.replace(', and on Saturday mornings', '');
      const leeds = practices[2]?.hours[0];
      if (leeds) leeds.week = week;
    });
    expect(agreed.filter((message) => message.includes('hours'))).toEqual([]);
  });

  test('of hours are found in text that mentions Saturdays when no practice opens', () => {
    const saturdays = changed(({ organisation }) => {
      organisation.hours = organisation.hours.map(({ surfaces }) => ({ surfaces, week }));
      organisation.hoursTexts = [{ surfaces: ['footer'], text: 'Saturday mornings' }];
    });
    const { details = [] } = about(conflicts(saturdays, files), 'Opening hours of the group');
    expect(details.join()).toContain("Footer: 'Saturday mornings'");
  });

  test('of ratings list the figures as shown', () => {
    const { details = [] } = about(found, 'Ratings of the group');
    expect(details.map((detail) => detail.replace(/ \(.*/, ''))).toEqual([
      'Reviews section: 5.0 from 1500+ reviews',
      'Footer: 4.9 from 200+ reviews',
      'Search engines, the group: 4.8 from 381 reviews',
      'Search engines, reviews: 4.8 from 127 reviews',
      'Search engines, each practice: 4.8 from 150 reviews',
    ]);
  });

  test('of phone numbers ignore spaces', () => {
    const agreed = withChange(({ practices }) => {
      for (const practice of practices) {
        practice.phones = practice.phones.map(({ surfaces }, index) => ({
          surfaces,
          phone: index === 0 ? '01632 960000' : '01632 960 000',
        }));
      }
    });
    expect(agreed.filter((message) => message.startsWith('Phone'))).toEqual([]);
  });
});

describe('ratings of one source and period', () => {
  const sums = (change: (content: Writable<SiteContent>) => void) => messages(ratingSums(changed(change), files));
  const cards = { source: 'Google reviews', period: 'since 2019' };

  test('add up in the demo content, and are compared with nothing of another source or period', () => {
    expect(ratingSums(content, files)).toEqual([]);
  });

  test.each([
    [1500, true, ['Google reviews, since 2019: 1500+ reviews of the group, but 1437 of the practices together.']],
    [1400, true, []],
    [1400, false, ['Google reviews, since 2019: 1400 reviews of the group, but 1437 of the practices together.']],
    [1437, false, []],
  ])('of all practices make up that of the group: %d, or more: %s', (reviewCount, atLeast, expected) => {
    expect(sums(({ organisation: { ratings } }) => Object.assign(ratings[0] ?? {}, { ...cards, reviewCount, atLeast }))).toEqual(
      expected,
    );
  });

  test('of one practice are no more than those of the group, and have one value', () => {
    expect(sums(({ organisation: { ratings } }) => Object.assign(ratings[2] ?? {}, { reviewCount: 126 }))).toEqual([
      'Google reviews, in 2025: 126 reviews of the group, but 127 of the practices together.',
    ]);
    expect(sums(({ organisation: { ratings } }) => Object.assign(ratings[3] ?? {}, { reviewCount: 128 }))).toEqual([
      'Google reviews, in 2025: there are two ratings of Bradford.',
    ]);
  });
});

describe('out-of-date findings', () => {
  const withChange = (change: (content: Writable<SiteContent>) => void, on = today) => outOfDate(changed(change), files, on);

  test('are claims of more years than the group has, without the experience of people', () => {
    const age = (on: string) =>
      messages(withChange(({ organisation }) => Object.assign(organisation, { foundingYear: 2015 }), on)).filter((message) =>
        message.includes('founded'),
      );
    expect(age('2026-11-16')).toEqual([
      "'over 15 years' is more than the group has: it was founded in 2015.",
      "'Serving Yorkshire for over 15 years' is more than the group has: it was founded in 2015.",
      "'15+ years looking after Yorkshire's teeth' is more than the group has: it was founded in 2015.",
    ]);
    expect(age('2030-01-01')).toEqual([]);
  });

  // The desk knows by its words what staff have dismissed.
  test.each(['2027-11-25', '2028-05-20'])('say the same on the day after %s', (on) => {
    const old = ({ organisation: { contacts } }: Writable<SiteContent>) => {
      contacts.security.validUntil = '2027-12-01';
    };
    const found = messages(withChange(old, on));
    expect(found).toHaveLength(7);
    expect(messages(withChange(old, addDays(on, 1)))).toEqual(found);
  });

  test('include NHS charges from a 1 April without newer ones', () => {
    const saidOn = (day: string) => messages(outOfDate(content, files, day)).join();
    expect(saidOn('2027-03-31')).not.toContain('charges');
    expect(saidOn('2027-04-01')).toContain('There are no NHS charges for 2027/28.');
  });

  test('leave alone a sentence that holds whether or not the list is full', () => {
    const page = 'pages/nhs-locations/nhs-bradford-dentist.yaml';
    const found = (sentence: string) => {
      const bytes = new TextEncoder().encode(`information:\n  transport: ${sentence}\n`);
      return messages(nhsWords(content, [parseContentFile(page, bytes)]));
    };
    expect(found('Our list is full.')).toEqual([expect.stringContaining('Bradford')]);
    expect(found('For urgent care ring us, whether or not our list is full.')).toEqual([]);
  });

  test('include an NHS status older than 90 days', () => {
    const asked = (date: string) =>
      withChange(({ practices }) => {
        for (const practice of practices) practice.nhs.checkedOn = date;
      }).filter(({ message }) => message.includes('takes NHS'));
    expect(asked('2026-08-17')).toEqual([]);
    expect(asked('2026-08-16')).toHaveLength(3);
    expect(about(asked('2026-08-16'), 'Leeds').details).toEqual(['the site says: NHS list full']);
  });

  test.each([
    ['2025-11-15', 0],
    ['2025-11-14', 1],
  ])('include an accessibility test older than a year: %s', (date, count) => {
    const found = withChange(({ accessibilityTests }) => {
      accessibilityTests.testedOn = date;
    });
    expect(messages(found).filter((message) => message.includes('Accessibility Statement'))).toHaveLength(count);
  });
});

describe('missing information', () => {
  const found = missingFacts(content, files);

  test('includes the GDC numbers of the twelve clinicians, but not of managers', () => {
    const numbers = found.filter(({ message }) => message.includes('GDC number'));
    expect(numbers).toHaveLength(12);
    expect(messages(numbers).join()).not.toContain('Practice Manager');
    expect(about(numbers, 'Dr Callum Ferriby').places).toMatchObject([
      { file: 'team.yaml', line: lineOf('team.yaml', '- slug: callum-ferriby') },
    ]);
  });

  test('includes registrations, email addresses on the site and proof for testimonials', () => {
    for (const words of ["Information Commissioner's Office", 'Care Quality Commission', 'Companies House']) about(found, words);
    for (const town of ['Bradford', 'Ripon', 'Leeds']) about(found, `email address of ${town}`);
    expect(about(found, '5 of 5 testimonials').places).toHaveLength(5);
    expect(about(found, '9 of 9 practice reviews').places).toHaveLength(9);
  });

  test('is resolved when it is filled in', () => {
    const filled = changed(({ team, organisation, reviews }) => {
      for (const member of team) member.gdcNumber = '000000';
      Object.assign(organisation.registrations, { icoNumber: 'x', cqcProviderId: 'x', companyNumber: 'x' });
      for (const review of [...reviews.testimonials, ...reviews.practiceReviews]) review.proof = 'folder 3';
    });
    expect(messages(missingFacts(filled, files))).toEqual([
      expect.stringContaining('email address of Bradford'),
      expect.stringContaining('email address of Ripon'),
      expect.stringContaining('email address of Leeds'),
      expect.stringContaining('cosmetic testimonials'),
    ]);
  });

  test('does not include an email address that is on a page', () => {
    const page = fileOf('pages/legal/complaints.md', '---\n---\n{{practices.leeds.email}} or ripon@threeridings.example\n');
    const emails = messages(missingFacts(content, [page])).filter((message) => message.includes('email address of'));
    expect(emails).toEqual([expect.stringContaining('Bradford')]);
  });
});

describe('placeholders', () => {
  const found = placeholders(files);

  test('are reported once per value, with every place', () => {
    const postcode = about(found, 'BD1 1AA');
    expect(postcode.places).toContainEqual({
      file: 'practices/bradford.yaml',
      line: lineOf('practices/bradford.yaml', 'BD1 1AA'),
      field: ['address', 'postcode'],
    });
    expect(postcode.places.length).toBeGreaterThan(1);
  });

  test('are fictitious phone numbers, example addresses, and placeholder ids and postcodes', () => {
    for (const value of [
      '0113 496 0301',
      '01632 960101',
      'bradford@threeridings.example',
      'https://booking.threeridings.example/leeds',
      'LS1 1AA',
    ]) {
      expect(messages(found)).toContainEqual(expect.stringMatching(`^${value} is `));
    }
    // A made-up code says nothing to staff.
    const codes = found.filter(({ message }) => message === 'This is an example code.').flatMap(({ places }) => places);
    expect(codes).toContainEqual(expect.objectContaining({ file: 'videos.yaml', field: [1, 'id'] }));
    expect(codes).toContainEqual(expect.objectContaining({ file: 'practices/ripon.yaml', field: ['placeId'] }));
  });

  test('do not include comments or examples in form hints', () => {
    const text = '# 01632 960555\nhint: A number such as 01632960556\nreal: 01999 000000\n';
    expect(placeholders([fileOf('videos.yaml', text)])).toEqual([]);
  });
});

describe('contrast', () => {
  test('is measured as in WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#17408b', '#17408b')).toBe(1);
  });

  test('always fails for body text below 7 to 1, and names both colours and their lines', () => {
    const brand = { ...content.brand, light: { ...content.brand.light, inkSoft: '#5f6f83' } };
    const finding = about(contrastFindings(brand, files), "light colours, 'Soft ink' on 'Mist'");
    expect(isFatal(finding, { goLive: false })).toBe(true);
    expect(finding.places[0]).toMatchObject({ file: 'brand.yaml', line: lineOf('brand.yaml', 'inkSoft:') });
    expect(finding.advice).toContain('7 to 1');
  });

  test('must be 4.5 to 1 for button text', () => {
    const brand = { ...content.brand, dark: { ...content.brand.dark, onAction: '#ffffff' } };
    expect(messages(contrastFindings(brand, files))).toEqual([
      expect.stringContaining("dark colours, 'Text on a button' on 'Button' "),
      expect.stringContaining("dark colours, 'Text on a button' on 'Button under the pointer' "),
    ]);
  });
});

describe('a text that would stall or harm the site', () => {
  const page = (body: string) => `---\nheading: X\n---\n\nWords.\n\n${body}\n`;
  const found = (name: string, text: string): Finding[] => {
    const file = fileOf(name, text);
    return [...tooLarge([file], content), ...unsafeMarkdown([file], content)];
  };

  test.each([
    ['The text has 44,010 characters.', 1, '_a'.repeat(22_000)],
    ['The text has 1,505 lines.', 1, 'a\n'.repeat(1_500)],
    ['The text has 700 signs such as *, _, [ and <.', 1, '_a'.repeat(700)],
    ['The text has 2,010 cells in tables.', 1, `${'|'.repeat(30)}\n`.repeat(67)],
    ['A paragraph has 3,001 characters.', 4, 'a'.repeat(3_001)],
    ['A list or quotation has 2,500 levels.', 4, '>'.repeat(2_500)],
    ['A list or quotation has 12 levels.', 4, `a\r${'- '.repeat(8)}a`],
  ])('is reported at its line: %s', (message, line, body) => {
    const [finding] = found('pages/more/parking.md', page(body));
    expect(finding).toMatchObject({ message, places: [{ file: 'pages/more/parking.md', line: line + 3 }] });
    expect(finding && isFatal(finding, { goLive: false })).toBe(true);
  });

  test('counts facts that are filled in', () => {
    const facts = '{{practices.ripon.transport}}\n\n'.repeat(290);
    expect(textFault(facts)).toBeUndefined();
    expect(about(found('pages/more/parking.md', page(facts)), 'With its facts filled in')).toBeDefined();
  });

  test('is reported at its field in YAML', () => {
    const deep = JSON.stringify(Array.from({ length: 12 }).reduce((inner) => [inner], 'x'));
    const yaml = `- answer: ${'a'.repeat(3_001)}\n- ${deep}\n- [${'1,'.repeat(1_001)}]\n`;
    expect(found('faq.yaml', yaml).map(({ message, places }) => [message, places[0]?.line])).toEqual([
      ['This has 3,001 characters.', 1],
      ['This has 11 levels or more.', 2],
      ['This has 1,001 entries.', 3],
    ]);
  });

  test('is not read by the other checks', () => {
    const file = fileOf('pages/more/parking.md', page(`[a](/nowhere) 01632 960555 ${'_a'.repeat(22_000)}`));
    const kinds = checkContent({ files: [file], problems: [] }, today).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['too-large']));
  });

  test.each([
    ['"<meta http-equiv=refresh content=0>" is HTML.', '<meta http-equiv=refresh content=0>'],
    ['"<b>" is HTML.', '> - Some <b>bold</b> words.'],
    ['"<!-- a --> <b>" is HTML.', '<!-- a --> <b>'],
    ['"[a]( javascript:alert(1))" is an unsafe link.', '[a](\njavascript:alert(1))'],
    ['"<javascript:alert(1)>" is an unsafe link.', '<javascript:alert(1)>'],
    ['"![a](data:image/png,x)" is an unsafe link.', '![a](data:image/png,x)'],
  ])('is reported in a page: %s', (message, body) => {
    const [finding] = found('pages/more/parking.md', page(body));
    expect(finding).toMatchObject({ message, places: [{ file: 'pages/more/parking.md', line: 7 }] });
    expect(finding && isFatal(finding, { goLive: false })).toBe(true);
  });

  test.each([
    ['a comment', 'pages/more/parking.md', '<!-- Ask Ada. -->'],
    ['an address that is filled in', 'pages/more/parking.md', '[Home]({{organisation.website}})'],
    ['HTML in code', 'pages/more/parking.md', '`<b>`'],
    ['HTML in an article to come, which has its own check', 'blog-backlog/x.md', 'Words<br>and words.'],
  ])('is not %s', (_, file, body) => {
    expect(found(file, page(body))).toEqual([]);
  });
});
