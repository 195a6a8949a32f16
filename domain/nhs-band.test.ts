import { describe, expect, it } from 'vitest';
import {
  type NhsAnswer,
  type NhsCircumstance,
  type NhsNeed,
  nhsBand,
  nhsCircumstances,
  nhsNeeds,
  nhsQuestion,
} from './nhs-band.ts';

/** Written out by hand, independently of the code under test. */
const expectedBand: Record<NhsNeed, 'band1' | 'band2' | 'band3' | 'emergency' | 'no charge' | 'not on the NHS'> = {
  'check-up': 'band1',
  clean: 'band1',
  'not-sure': 'band1',
  toothache: 'emergency',
  filling: 'band2',
  'root-canal': 'band2',
  'tooth-out': 'band2',
  'gum-treatment': 'band2',
  'crown-or-bridge': 'band3',
  denture: 'band3',
  'denture-repair': 'no charge',
  looks: 'not on the NHS',
};

const expectedShare: Record<NhsCircumstance, 'exempt' | 'part' | 'pay'> = {
  'under-18': 'exempt',
  student: 'exempt',
  maternity: 'exempt',
  benefit: 'exempt',
  hc2: 'exempt',
  hc3: 'part',
  none: 'pay',
};

function expected(need: NhsNeed, who: NhsCircumstance): NhsAnswer {
  const band = expectedBand[need];
  if (band === 'no charge') return { kind: 'no-charge' };
  if (band === 'not on the NHS') return { kind: 'private' };
  const share = expectedShare[who];
  if (share === 'exempt') return { kind: 'exempt', band, because: who as never };
  return { kind: share, band };
}

const combinations = nhsNeeds.flatMap((need) => nhsCircumstances.map((who) => ({ need, who })));

describe('nhsBand', () => {
  it('covers twelve needs and seven circumstances', () => {
    expect(nhsNeeds.toSorted()).toEqual(Object.keys(expectedBand).toSorted());
    expect(nhsCircumstances.toSorted()).toEqual(Object.keys(expectedShare).toSorted());
    expect(combinations).toHaveLength(84);
  });

  it.each(combinations)('answers for $need and $who', ({ need, who }) => {
    expect(nhsBand(need, who)).toEqual(expected(need, who));
  });
});

describe('nhsQuestion', () => {
  it.each([
    ['', { asked: false }],
    ['utm_source=letter', { asked: false }],
    ['ask=charge&need=filling&who=none', { asked: true, need: 'filling', who: 'none' }],
    ['who=hc3&need=not-sure', { asked: true, need: 'not-sure', who: 'hc3' }],
    ['ask=charge', { asked: true }],
    ['need=filling', { asked: true, need: 'filling' }],
    ['need=gold-teeth&who=none', { asked: true, who: 'none' }],
    ['need=constructor&who=__proto__', { asked: true }],
    ['need=&who=', { asked: true }],
  ])('reads %j', (query, question) => {
    expect(nhsQuestion(new URLSearchParams(query))).toEqual(question);
  });
});
