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

/** Written out again by hand: a slip in the rule must not also be a slip in its test. */
const expectedBand: Record<NhsNeed, 'band1' | 'band2' | 'band3' | 'emergency' | 'nobody pays' | 'not on the NHS'> = {
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
  'denture-repair': 'nobody pays',
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
  if (band === 'nobody pays') return { kind: 'no-charge' };
  if (band === 'not on the NHS') return { kind: 'private' };
  const share = expectedShare[who];
  if (share === 'exempt') return { kind: 'exempt', band, because: who as never };
  return { kind: share, band };
}

const combinations = nhsNeeds.flatMap((need) => nhsCircumstances.map((who) => ({ need, who })));

describe('nhsBand', () => {
  it('knows twelve needs and seven circumstances', () => {
    expect(nhsNeeds.toSorted()).toEqual(Object.keys(expectedBand).toSorted());
    expect(nhsCircumstances.toSorted()).toEqual(Object.keys(expectedShare).toSorted());
    expect(combinations).toHaveLength(84);
  });

  it.each(combinations)('answers for $need and $who', ({ need, who }) => {
    expect(nhsBand(need, who)).toEqual(expected(need, who));
  });

  it('charges nobody who is exempt, whatever the band', () => {
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
  const asks = (query: string) => nhsQuestion(new URLSearchParams(query));

  it('is not asked by an address without it, whatever else the address carries', () => {
    expect(asks('')).toEqual({ asked: false });
    expect(asks('utm_source=letter')).toEqual({ asked: false });
  });

  it('takes both choices', () => {
    expect(asks('ask=charge&need=filling&who=none')).toEqual({ asked: true, need: 'filling', who: 'none' });
    expect(asks('who=hc3&need=not-sure')).toEqual({ asked: true, need: 'not-sure', who: 'hc3' });
  });

  it('is asked, and incomplete, when a choice is missing or was never offered', () => {
    expect(asks('ask=charge')).toEqual({ asked: true });
    expect(asks('need=filling')).toEqual({ asked: true, need: 'filling' });
    expect(asks('need=gold-teeth&who=none')).toEqual({ asked: true, who: 'none' });
    expect(asks('need=constructor&who=__proto__')).toEqual({ asked: true });
    expect(asks('need=&who=')).toEqual({ asked: true });
  });
});
