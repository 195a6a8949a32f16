import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import { exemptCircumstances, nhsCircumstances, nhsNeeds } from '../../../domain/nhs-band.ts';
import { chargesInForce } from '../../practices/charges-in-force.ts';
import { helperAnswer } from './helper-answer.ts';

const content = loadContent('content');
const { nhsCharges: charges, nhsInformationPage: words } = content;
const { row } = chargesInForce(content, new Date('2026-11-16'));

const ask = (need: (typeof nhsNeeds)[number], who: (typeof nhsCircumstances)[number]) =>
  helperAnswer({ need, who, words, charges, row });

describe('helperAnswer', () => {
  it('shows the current charge of each band', () => {
    expect(ask('check-up', 'none')).toMatchObject({ figure: '£27.90', band: { name: 'Band 1' } });
    expect(ask('filling', 'none')).toMatchObject({ figure: '£76.60', band: { name: 'Band 2' } });
    expect(ask('denture', 'none')).toMatchObject({ figure: '£332.10', band: { name: 'Band 3' } });
    expect(ask('toothache', 'none')).toMatchObject({ figure: '£27.90', band: { name: 'Emergency treatment' } });
  });

  it('is free for exempt patients and lists the proof to bring', () => {
    for (const who of exemptCircumstances) {
      const answer = ask('crown-or-bridge', who);
      expect(answer.figure).toBe('Free');
      expect(answer.text).toContain('£332.10');
      expect(answer.proofs.length).toBeGreaterThan(0);
      expect(answer.proofs.every(({ proof }) => proof.length > 0)).toBe(true);
    }
    expect(ask('filling', 'under-18').proofs).toMatchObject([{ proof: 'Your date of birth' }]);
    expect(ask('filling', 'benefit').proofs).toHaveLength(4);
  });

  it('lists every exemption under one circumstance', () => {
    const listed = exemptCircumstances.flatMap((who) => ask('filling', who).proofs.map(({ id }) => id));
    expect(listed.toSorted()).toEqual(charges.exemptions.map(({ id }) => id).toSorted());
  });

  it('requires no proof from patients who pay', () => {
    for (const who of ['hc3', 'none'] as const) expect(ask('filling', who).proofs).toEqual([]);
    expect(ask('filling', 'hc3').figure).toBe('Up to £76.60');
  });

  it('lists what the higher bands include', () => {
    expect(ask('filling', 'none').band?.covers).toContain(words.charges.includes.band2);
    expect(ask('denture', 'none').band?.covers).toContain(words.charges.includes.band3);
    expect(ask('check-up', 'none').band?.covers).toEqual(charges.bands.band1.covers);
  });

  it('has no band, charge or proof for private care', () => {
    for (const who of nhsCircumstances) {
      const answer = ask('looks', who);
      expect(answer.band).toBeUndefined();
      expect(answer.figure).toBe('Private care');
      expect(answer.proofs).toEqual([]);
      expect(answer.links.length).toBeGreaterThan(0);
    }
  });

  it('fills every placeholder in all combinations', () => {
    for (const need of nhsNeeds) {
      for (const who of nhsCircumstances) expect(JSON.stringify(ask(need, who))).not.toMatch(/\{\w+\}/);
    }
  });
});
