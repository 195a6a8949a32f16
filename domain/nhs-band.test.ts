import { describe, expect, it } from 'vitest';
import {
  exemptCircumstances,
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

  it('never charges exempt patients', () => {
    for (const who of exemptCircumstances) {
      for (const need of nhsNeeds) expect(['exempt', 'no-charge', 'private']).toContain(nhsBand(need, who).kind);
    }
    expect(exemptCircumstances).toEqual(['under-18', 'student', 'maternity', 'benefit', 'hc2']);
  });

  it('never makes private care free', () => {
    for (const who of nhsCircumstances) expect(nhsBand('looks', who)).toEqual({ kind: 'private' });
  });
});

describe('nhsQuestion', () => {
  const parse = (query: string) => nhsQuestion(new URLSearchParams(query));

  it('is not asked when the query string has other parameters only', () => {
    expect(parse('')).toEqual({ asked: false });
    expect(parse('utm_source=letter')).toEqual({ asked: false });
  });

  it('reads both answers', () => {
    expect(parse('ask=charge&need=filling&who=none')).toEqual({ asked: true, need: 'filling', who: 'none' });
    expect(parse('who=hc3&need=not-sure')).toEqual({ asked: true, need: 'not-sure', who: 'hc3' });
  });

  it('is asked but incomplete when an answer is missing or unknown', () => {
    expect(parse('ask=charge')).toEqual({ asked: true });
    expect(parse('need=filling')).toEqual({ asked: true, need: 'filling' });
    expect(parse('need=gold-teeth&who=none')).toEqual({ asked: true, who: 'none' });
    expect(parse('need=constructor&who=__proto__')).toEqual({ asked: true });
    expect(parse('need=&who=')).toEqual({ asked: true });
  });
});
