/** A course of treatment is charged once, by the highest band that anything in it falls into. */
export type NhsBand = 'band1' | 'band2' | 'band3' | 'emergency';

/** What the NHS asks for each thing that people come for. 'none': no charge for anybody. 'private': not NHS care as a rule. */
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
  // Whatever it turns out to be, it starts with an examination, and a higher band includes it.
  'not-sure': 'band1',
} as const satisfies Record<string, NhsBand | 'none' | 'private'>;

/** How much of a band's charge somebody pays. */
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

/** In the order in which the question offers them. */
export const nhsNeeds = Object.keys(chargeOf) as NhsNeed[];
export const nhsCircumstances = Object.keys(shareOf) as NhsCircumstance[];
export const exemptCircumstances = nhsCircumstances.filter((name): name is ExemptCircumstance => shareOf[name] === 'nothing');

export type NhsAnswer =
  | { kind: 'pay'; band: NhsBand }
  /** An HC3 certificate names an amount; the charge is the most that it can come to. */
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

/** What the address of the page asks; a value that nobody offered counts as not given. */
export type NhsQuestion = { asked: boolean; need?: NhsNeed; who?: NhsCircumstance };

export function nhsQuestion(query: URLSearchParams): NhsQuestion {
  const need = nhsNeeds.find((name) => name === query.get('need'));
  const who = nhsCircumstances.find((name) => name === query.get('who'));
  return {
    // A form without a choice sends no more than the mark that it was sent.
    asked: ['ask', 'need', 'who'].some((name) => query.has(name)),
    ...(need ? { need } : {}),
    ...(who ? { who } : {}),
  };
}

function isExempt(who: NhsCircumstance): who is ExemptCircumstance {
  return shareOf[who] === 'nothing';
}
