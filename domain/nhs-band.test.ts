import { describe, expect, it } from 'vitest';
import { nhsBand, nhsCircumstances, nhsNeeds, nhsQuestion } from './nhs-band.ts';

describe('nhsBand', () => {
  it('charges each need its band, or nothing, or is private', () => {
    const charges = nhsNeeds.map((need) => {
      const answer = nhsBand(need, 'none');
      return [need, 'band' in answer ? answer.band : answer.kind];
    });
    expect(Object.fromEntries(charges)).toEqual({
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
      'denture-repair': 'no-charge',
      looks: 'private',
    });
  });

  it('charges people in five circumstances nothing, with HC3 a part, and everybody else the whole', () => {
    const exempt = ['under-18', 'student', 'maternity', 'benefit', 'hc2'];
    expect(nhsCircumstances.toSorted()).toEqual([...exempt, 'hc3', 'none'].toSorted());
    for (const who of nhsCircumstances) {
      const kind = exempt.includes(who) ? 'exempt' : who === 'hc3' ? 'part' : 'pay';
      expect(nhsBand('filling', who)).toEqual({ kind, band: 'band2', ...(kind === 'exempt' && { because: who }) });
      expect(nhsBand('denture-repair', who)).toEqual({ kind: 'no-charge' });
      expect(nhsBand('looks', who)).toEqual({ kind: 'private' });
    }
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
