import { describe, expect, it } from 'vitest';
import { normaliseText } from '../plain-text.ts';
import { articleClaims } from './claims.ts';
import { diagnoses } from './diagnoses.ts';
import { doses, openingHours, phoneNumbers, prices, writtenAddresses } from './figures.ts';
import { type WordingRule, wordingProblems } from './rule.ts';
import { staffFacts } from './staff.ts';
import { testimonials } from './testimonials.ts';

const ours = { names: ['Three Ridings'], places: ['Bradford', 'Ripon', 'Leeds', 'Yorkshire'] };

/** For each check, one text for each pattern that it reports, and one for each exception. */
const checks: [name: string, table: readonly WordingRule[], reported: string[], allowed: string[]][] = [
  [
    'written addresses',
    writtenAddresses,
    [
      'See https://elsewhere.example',
      'See www.elsewhere.example.',
      'Write to a.b@practice.example',
      'Ask your local Healthwatch.',
    ],
    ['Find it on nhs.uk', 'The NHS in England pays.'],
  ],
  [
    'prices',
    prices,
    [
      'Fifty pounds buys a lot.',
      'A few hundred pounds will do.',
      'That is ５０ pounds.',
      'GBP 50 a tooth',
      'It is 50p a day.',
      'A tenner a month.',
      'It costs 450 for each tooth.',
      'Band 3 is 306.80 now.',
      'You pay only 30 a month.',
      'Get 20% off this month.',
      'Half-price whitening in June.',
      'We have 0% finance.',
      'That is €40.',
      'priced at 99',
    ],
    ['About 3.5 per cent of people.', 'You pay 3 visits to the dentist.'],
  ],
  [
    'phone numbers',
    phoneNumbers,
    [
      'Our number is (0113)-496.0000.',
      'Try + 44 and so on.',
      'Call 960101 today.',
      'oh one six three two nine six oh one oh one',
      '0_1_6_3_2_9_6_0_1_0_1',
      'Ring 116 123 to talk.',
    ],
    ['Call 999 or go to A&E. In 2026, 18 people did.', 'One, two, three, four: four quarters.'],
  ],
  [
    'opening hours',
    openingHours,
    [
      'We see people from nine until five.',
      'A nine-to-five practice.',
      'Open seven days a week.',
      'Until 5.30pm.',
      'Nine a.m. is fine.',
      'Come at ９：００.',
      'Doors open at half past nine.',
      'Come at quarter to five.',
      'At ten o’clock.',
      'Come after half nine.',
      'From nine in the morning.',
      'From 9.30 on.',
      'At 0900 hours.',
      'Closed on bank holidays.',
      'On Sundays we are closed.',
      'Mon-Fri: open',
      'We are here 24/7.',
      'The practice is closed at weekends.',
    ],
    [
      'Wear it from two till six weeks after.',
      'Children need help from five to six years old.',
      'Brush once in the morning and once at night.',
      'If the practice is closed at the weekend, ring 111.',
      'I am 9 years old.',
      'On Monday the tooth may ache a little more.',
    ],
  ],
  [
    'doses',
    doses,
    [
      'Take two paracetamol.',
      'Four hundred milligrams',
      'Rinse with 10 ml of chlorhexidine.',
      'Take one gram of it.',
      '200 µg a day',
      '400 ㎎',
      'every 4 to 6 hours',
      'Take it six-hourly.',
      'Take paracetamol four times a day.',
      'Twice a day, take a painkiller.',
      'No more than eight in 24 hours.',
      'a dose of 500',
      'Take half a tablet.',
      'a couple of painkiller tablets',
      'two teaspoons of the syrup',
    ],
    [
      'Rinse with salt water four times a day.',
      'A 330 ml can of pop holds 35 g of sugar.',
      'Chew one disclosing tablet after you brush.',
      'Half a teaspoon of salt in a glass of water.',
      'Within the first 24 hours.',
      'Change the brush every three months.',
      'Look at it on a phone or tablet.',
    ],
  ],
  [
    'claims',
    articleClaims(ours),
    [
      'Results are guaranteed, not hoped for.',
      'It is completely pain-free.',
      "Yorkshire's leading dental practice.",
      'The No. 1 dental clinic.',
      'Your dream smile awaits.',
      'Our state-of-the-art rooms.',
      'The cheapest dentist around.',
      'One hundred per cent success.',
      'We offer the very best treatment.',
      'We use the most advanced technology.',
      'Our outstanding dentists help.',
      'Better than other dentists.',
      'The b­ést den​tist in Leeds.',
      'Cutting-edge technology.',
      'Top private dentist',
      'Our implant specialists',
      'We are experts in this.',
      'We specialise in implants.',
      'Ask our implant consultant.',
      'Our guarantee covers two years.',
      'Whitening for teenagers.',
      'A cure for snoring.',
      'Book before it is too late.',
    ],
    [
      'Gum disease is slow, quiet and often painless.',
      'Our best advice is to wait.',
      'Sugar is a leading cause of decay in the UK.',
      'A painless lump should be looked at.',
      'The result cannot be guaranteed.',
      'You can get Pension Credit guarantee credit.',
      'Nobody has perfect teeth.',
      'The cutting edge of a front tooth.',
      'The best time to see us in Leeds is early.',
      'Put the best foot forward with your dentist.',
      'Ask an expert to look, such as a dentist.',
    ],
  ],
  [
    'diagnoses',
    diagnoses,
    [
      'If your gums bleed, you have gum disease.',
      'You have a gum infection.',
      'Your pain is caused by decay.',
      'You’ve got an abscess.',
      'You probably have tooth decay.',
      'You are suffering from dry mouth.',
      'It is a sure sign of decay.',
      'Your gums are infected.',
      'You will need antibiotics.',
      'You definitely have a severe infection.',
      'You suffer from bruxism.',
    ],
    [
      'You may have gum disease.',
      'When you have a dry mouth, sip water.',
      'Do you have gum disease?',
      'This means you have to wait.',
      'It may be a sign that you have an infection.',
      'Bleeding is not a sure sign of trouble.',
      'If your tooth is infected, a dentist can help.',
    ],
  ],
  [
    'testimonials',
    testimonials,
    [
      'Sarah, 34, from Leeds was scared.',
      'Patients say it is easy.',
      'A patient from Leeds told us it changed her life.',
      '“It did not hurt,” says Anna.',
      "Anna said: 'I would come again.'",
      "'Great care' - Anna, Leeds",
      'I was scared for years.',
      'I’d recommend them to all.',
      'My new smile changed everything.',
      'We have five-star care.',
      '★★★★★',
      'Rated 4.9 out of 5.',
      'See our Google reviews.',
      'Over 300 reviews and counting.',
      'Happy patients come back.',
    ],
    [
      'In June, 18 people came.',
      "You can say: 'I was hurt as a child, and I am afraid.'",
      'Four out of five adults brush twice a day.',
      "The packet says 'fluoride' on the front.",
      'Some of our patients find cold water hard.',
    ],
  ],
  [
    'staff claims',
    staffFacts(['Dr Tariq Farrukh', 'Ruth Thackray', '', 'Dr ']),
    [
      'Ask our hygienist, Ruth.',
      'Ta­riq Far​rukh',
      'Ask Doctor Tariq.',
      'Ask Prof. Somebody.',
      'Our dentists have 20 years behind them.',
      'With decades of experience',
      'Our dentists are highly qualified.',
      'Our hygienists trained in London.',
      'A team of twelve dentists',
      'Highly trained staff',
    ],
    ['Ask our dentist. He or she can tell.', 'Our team has a leaflet for you.'],
  ],
];

describe.each(checks)('%s', (_, table, reported, allowed) => {
  it.each(reported)('are reported in %j', (text) => {
    expect(wordingProblems(table, normaliseText(text))).not.toEqual([]);
  });

  it.each(allowed)('are not reported in %j', (text) => {
    expect(wordingProblems(table, normaliseText(text))).toEqual([]);
  });
});

describe('what no article may say, by whomever', () => {
  const table = [...articleClaims(ours), ...doses, ...diagnoses, ...prices, ...testimonials];
  const isHarmful = (text: string) => wordingProblems(table, normaliseText(text)).map((problem) => problem.isHarmful);

  it.each([
    'Take two paracetamol.',
    'We use a gel with 16% hydrogen peroxide.',
    'Whitening for under-18s.',
    'Whitening without an examination.',
    'Is Botox right for you?',
    'A laser that cures cancer.',
  ])('has %j', (text) => {
    expect(isHarmful(text)).toContain(true);
  });

  it.each([
    'It is £20.',
    'You have gum disease.',
    'We are the best dentists in Leeds.',
    'Painless fillings.',
    'NHS-approved care.',
    'It cures bad breath.',
    'Our specialists.',
  ])('has not %j, which people may decide about', (text) => {
    expect(isHarmful(text)).toEqual([false]);
  });
});
