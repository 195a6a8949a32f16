/** The towns whose practices take new NHS patients, and those whose lists are full. */
export type NhsLists = { accepting: readonly string[]; full: readonly string[] };

/**
 * The states that content has texts for. `whenAccepting` and `whenFull` are about one practice, `whenSomeAccept` is about all
 * practices. `whenAllAccept` and `whenAllFull` come before these.
 */
const stateNames = ['whenAllFull', 'whenAllAccept', 'whenSomeAccept', 'whenAccepting', 'whenFull'] as const;
type StateName = (typeof stateNames)[number];

/** `T` with one text in place of the texts for each state. */
export type ForNhsLists<T> = T extends object
  ? [keyof T] extends [StateName]
    ? ForNhsLists<NonNullable<T[keyof T]>>
    : { [Key in keyof T]: ForNhsLists<T[Key]> }
  : T;

/**
 * Picks the text for the current state everywhere in `value`, and fills in the towns.
 * @param ownList true if the practice that the value describes accepts patients; undefined for the whole group
 */
export function forNhsLists<T>(value: T, lists: NhsLists, ownList?: boolean): ForNhsLists<T> {
  return pick(value, lists, currentStates(lists, ownList), false) as ForNhsLists<T>;
}

/** The states that apply, the most specific first. */
function currentStates({ accepting, full }: NhsLists, ownList: boolean | undefined): StateName[] {
  const ofGroup: StateName[] =
    accepting.length === 0 ? ['whenAllFull'] : full.length === 0 ? ['whenAllAccept', 'whenSomeAccept'] : ['whenSomeAccept'];
  return ownList === undefined ? ofGroup : [...ofGroup, ownList ? 'whenAccepting' : 'whenFull'];
}

function pick(value: unknown, lists: NhsLists, states: readonly StateName[], isChosen: boolean): unknown {
  if (typeof value === 'string') return isChosen ? withTowns(value, lists) : value;
  if (Array.isArray(value)) return value.map((item) => pick(item, lists, states, isChosen));
  if (typeof value !== 'object' || value === null) return value;
  if (isByState(value)) {
    const state = states.find((name) => value[name] !== undefined);
    if (!state) throw new Error(`no text for the state ${states.join(' or ')}`);
    return pick(value[state], lists, states, true);
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pick(part, lists, states, isChosen)]));
}

function isByState(value: object): value is Partial<Record<StateName, unknown>> {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => stateNames.some((name) => name === key));
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** '{accepting}', '{acceptingOr}', '{full}', or a choice such as '{is|are}'. */
export const townPlaceholder = /\{(accepting|acceptingOr|full|[^{}|]*(?:\|[^{}|]*)+)\}/g;

const wholeSentence = /[^.?!]+[.?!]*/g;

/**
 * Fills in the towns. A choice such as '{is|are}' or '{it|either|any}' depends on the number of towns that its sentence names,
 * or the sentence before.
 */
function withTowns(text: string, { accepting, full }: NhsLists): string {
  const towns = (name: string) => (name === 'full' ? full : accepting);
  let count = 0;
  return text.replace(wholeSentence, (sentence) => {
    const names = [...sentence.matchAll(townPlaceholder)].map(([, name = '']) => name);
    const [first] = names.filter((name) => !name.includes('|'));
    if (first) count = towns(first).length;
    return sentence.replace(townPlaceholder, (_, name: string) => {
      if (name.includes('|')) return formFor(count, name.split('|'));
      count = towns(name).length;
      return (name === 'acceptingOr' ? or : and).format(towns(name));
    });
  });
}

/** The form for one, for two and so on. The last form also serves for more. */
const formFor = (count: number, forms: readonly string[]) => forms[Math.max(0, Math.min(count, forms.length) - 1)] ?? '';
