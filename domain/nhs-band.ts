/** A course of treatment is charged once, at the highest band of any treatment in it. */
export type NhsBand = 'band1' | 'band2' | 'band3' | 'emergency';

/** The NHS charge for each reason for a visit. 'none': free for everyone. 'private': not usually NHS care. */
const chargeOf = {
  'check-up': 'band1',
  toothache: 'emergency',
  clean: 'band1',
  filling: 'band2',
  'root-canal': 'band2',
  'tooth-out': 'band2',
  'gum-treatment': 'band2',
  'crown-or-bridge': 'band3',
  denture: 'band3',
  'denture-repair': 'none',
  looks: 'private',
  // Starts with an examination, which the higher bands include.
  'not-sure': 'band1',
} as const satisfies Record<string, NhsBand | 'none' | 'private'>;

/** The share of a band's charge that the patient pays. */
const shareOf = {
  'under-18': 'nothing',
  student: 'nothing',
  maternity: 'nothing',
  benefit: 'nothing',
  hc2: 'nothing',
  hc3: 'part',
  none: 'all',
} as const satisfies Record<string, 'nothing' | 'part' | 'all'>;

export type NhsNeed = keyof typeof chargeOf;
export type NhsCircumstance = keyof typeof shareOf;
export type ExemptCircumstance = {
  [Name in NhsCircumstance]: (typeof shareOf)[Name] extends 'nothing' ? Name : never;
}[NhsCircumstance];

/** In display order. */
export const nhsNeeds = Object.keys(chargeOf) as NhsNeed[];
export const nhsCircumstances = Object.keys(shareOf) as NhsCircumstance[];
export const exemptCircumstances = nhsCircumstances.filter((name): name is ExemptCircumstance => shareOf[name] === 'nothing');

export type NhsAnswer =
  | { kind: 'pay'; band: NhsBand }
  /** The patient pays up to the amount on their HC3 certificate, at most the charge. */
  | { kind: 'part'; band: NhsBand }
  | { kind: 'exempt'; band: NhsBand; because: ExemptCircumstance }
  | { kind: 'no-charge' }
  | { kind: 'private' };

export function nhsBand(need: NhsNeed, who: NhsCircumstance): NhsAnswer {
  const charge = chargeOf[need];
  if (charge === 'private') return { kind: 'private' };
  if (charge === 'none') return { kind: 'no-charge' };
  if (isExempt(who)) return { kind: 'exempt', band: charge, because: who };
  return { kind: shareOf[who] === 'part' ? 'part' : 'pay', band: charge };
}

/** The selection in the query string. Unknown values count as not selected. */
export type NhsQuestion = { asked: boolean; need?: NhsNeed; who?: NhsCircumstance };

export function nhsQuestion(query: URLSearchParams): NhsQuestion {
  const need = nhsNeeds.find((name) => name === query.get('need'));
  const who = nhsCircumstances.find((name) => name === query.get('who'));
  return {
    // A form submitted without a selection sends only its hidden 'ask' field.
    asked: ['ask', 'need', 'who'].some((name) => query.has(name)),
    ...(need ? { need } : {}),
    ...(who ? { who } : {}),
  };
}

function isExempt(who: NhsCircumstance): who is ExemptCircumstance {
  return shareOf[who] === 'nothing';
}
