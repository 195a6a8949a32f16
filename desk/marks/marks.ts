import { randomBytes } from 'node:crypto';
import type { PartialReading } from '../../content-model/cross-references.ts';
import { type JsonSchema, optionOf } from '../../content-model/field-schema.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import type { ContentPath } from '../../content-model/problem.ts';
import { type SiteContent, yamlFiles } from '../../content-model/schema/site.ts';
import { capitalise } from '../../domain/capitalise.ts';
import { isRecord } from '../../domain/is-record.ts';
import { dayAndMonth, longDate, minutesOf, shortDate, weekdays } from '../../domain/london-time.ts';
import { clockTime, describeWeek, type WeekHours } from '../../domain/opening-hours.ts';
import { decodeEntities } from '../../server/platform/pages/page-text.ts';
import { type LeftOut, placeInDraft } from '../drafts/finished.ts';
import { opensElement } from './marked-text.ts';
import { writable } from './writable.ts';

/** Where a field is: 'practices/ripon.yaml#phones.0.phone'. A line of a Markdown text: 'pages/legal/complaints.md#body.12'. */
type Address = string;
/** Plain words can be written where they stand on a page. */
type Marked = { address: Address; text: string; isPlain: boolean };
type Place = { file: string; path: ContentPath };

// Invisible, and in no writing. Characters such as the one that joins an emoji are part of a text.
const digits = ['\ufff0', '\ufff1', '\ufff2', '\ufff3'];
const ends = ['\ufff4', '\ufff5', '\ufff6', '\ufff7'];
const strayMark = /[\ufff0-\ufff7]/g;
/** How many digits a mark has. Others before them are somebody's text. */
const markLength = 10;
/** Any but those of pages, phones and emails. */
const unsafeLink = / href="(?!https?:\/\/|mailto:|tel:|[/#?"])[^"]*"/i;
const decode = (mark: string) => Number.parseInt([...mark].map((digit) => digits.indexOf(digit)).join(''), 4);

const below = ({ file, path }: Place, name: string | number): Place => ({ file, path: [...path, name] });

/** Phone numbers and postcodes are shown as they are written. Other patterns are names for the code, dates and times. */
const shownPatterns = /^\^0\[|^\^\[A-Z\]\{1,2\}/;
const isShownAsWritten = ({ const: constant, enum: names, format = 'email', pattern }: JsonSchema) =>
  constant === undefined && !names && format === 'email' && (!pattern || shownPatterns.test(pattern));

/**
 * Finds the field behind each word of a page: every text of the content gets an invisible mark before a page is rendered, and the
 * marks become attributes of the page's elements. Figures, dates and hours cannot carry a mark, so they are found by how they are
 * written, next to the marks around them. Without the entries that are left out, fields are at other places than in the draft that is edited.
 */
export function createMarks(leftOut: readonly LeftOut[] = []) {
  const addressOf = ({ file, path }: Place): Address => `${file}#${placeInDraft(file, path, leftOut).join('.')}`;
  // Nobody can write it into a text, which would have the mark of another field.
  const end = [...randomBytes(16)].map((byte) => ends[byte % 4]).join('');
  const markPattern = new RegExp(`([\ufff0-\ufff3]{${markLength}})${end}`, 'g');
  const encode = (number: number) =>
    [...number.toString(4).padStart(markLength, '0')].map((digit) => digits[Number(digit)]).join('') + end;
  const marked: Marked[] = [];
  const facts = new Map<string, Set<Address>>();
  const pictures = new Map<Address, string[]>();

  const withMark = (text: string, place: Place, isPlain = false) =>
    text + encode(marked.push({ address: addressOf(place), text, isPlain }) - 1);
  const addFact = (words: string, place: Place) => facts.set(words, (facts.get(words) ?? new Set()).add(addressOf(place)));

  function markValue(value: unknown, schema: JsonSchema, place: Place): unknown {
    const option = optionOf(schema, value);
    if (option !== schema) return markValue(value, option, place);
    if (typeof value === 'string') {
      if (value && isShownAsWritten(schema)) return withMark(value, place, !schema.pattern && !schema.format);
      if (schema.format === 'date') for (const style of [longDate, shortDate, dayAndMonth]) addFact(style(value), place);
      else if (schema.format === 'uri') addFact(new URL(value).host, place);
      else if (schema.pattern && /\d/.test(value)) addFact(value, place);
    }
    if (typeof value === 'boolean') addFact(String(place.path.at(-1)), place);
    if (typeof value === 'number')
      for (const words of [String(value), value.toFixed(1), value.toFixed(2), value.toLocaleString('en-GB')])
        addFact(words, place);
    if (Array.isArray(value)) return value.map((entry, index) => markValue(entry, schema.items ?? {}, below(place, index)));
    if (!isRecord(value)) return value;
    if ('monday' in value) addWeek(value as WeekHours, place);
    const { additionalProperties, properties = {} } = schema;
    const names = Object.entries(properties).flatMap(([name, property]) =>
      property.format === 'picture' ? name : property.properties?.['file']?.format === 'picture' ? `${name}.file` : [],
    );
    if (names.length > 0) pictures.set(addressOf(place), names);
    const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const partSchema = properties[name] ?? others;
        return [name, partSchema ? markValue(part, partSchema, below(place, name)) : part];
      }),
    );
  }

  function addWeek(week: WeekHours, place: Place): void {
    for (const day of weekdays) {
      const hours = week[day];
      if (hours === 'closed') continue;
      const times = [hours.open, hours.close, ...(hours.lunch ? [hours.lunch.from, hours.lunch.to] : [])];
      for (const time of times) addFact(clockTime(minutesOf(time)), place);
    }
    for (const day of weekdays) addFact(capitalise(day), place);
    for (const { days, hours } of describeWeek(week))
      for (const words of [days, hours, `${days}: ${hours}`]) addFact(words, place);
  }

  function markEntry(entry: unknown, file: string): unknown {
    const value = markValue(entry, kindOf(file)?.schema ?? {}, { file, path: [] });
    if (!isRecord(value) || typeof value['markdown'] !== 'string') return value;
    return { ...value, markdown: markLines(value['markdown'], file) };
  }

  /** At the start of each line or cell: at the end, emphasis would not close. */
  const markLines = (markdown: string, file: string) =>
    markdown
      .split('\n')
      .map((line, index) =>
        line.replace(line.startsWith('|') ? tableCell : lineStart, (_, start: string, text: string) =>
          /\p{L}/u.test(text) && !notText.test(text)
            ? start + withMark('', { file, path: ['body', index] }) + text
            : start + text,
        ),
      )
      .join('\n');

  return {
    mark: ({ origins, parts }: PartialReading): SiteContent =>
      Object.fromEntries(
        Object.entries(parts).map(([key, part]) => [
          key,
          key in yamlFiles
            ? markEntry(part, yamlFiles[key as keyof typeof yamlFiles][0])
            : (part as unknown[]).map((entry) => markEntry(entry, origins.get(entry)?.file ?? '')),
        ]),
      ) as SiteContent,

    /** One that is no part of a reading yet: it is not finished. */
    markEntry,

    /** Takes the marks out of a page, and gives each element the addresses of its fields, the likeliest first. */
    take(html: string): string {
      const { elements, tokens } = readElements(html);
      const known = elements.filter(({ fields }) => fields.length > 0);
      // A figure that only one field can have helps to find the others.
      for (const isLast of [false, true])
        for (const element of elements) {
          if (element.found) continue;
          const found = likeliest(element, known);
          if (found.length === 0 || (found.length > 1 && !isLast)) continue;
          element.found = true;
          element.fields.unshift(...found);
          if (!known.includes(element)) known.push(element);
        }
      for (const { at, attributes, fields, hasOwnWords, tag, written } of elements) {
        const own = tag === 'img' || tag === 'svg' ? picturesOf([...attributes, ...fields]) : [];
        const all = [...new Set([...own, ...fields, ...attributes])].slice(0, mostChoices);
        // What stands in elements of its own needs none around it.
        if (all.length > 0 && (hasOwnWords || !all.every((address) => written.includes(address))))
          tokens[at] = (tokens[at] ?? '').replace(/^<[a-zA-Z0-9-]+/, `$& data-field="${all.join(' ')}"`);
      }
      return tokens.join('');
    },
  };

  /** Of the fields with all the figures of an element, those nearest in the content to what is nearest on the page. */
  function likeliest(element: Element, known: readonly Element[]): Address[] {
    const words = factsIn(element).filter((fact) => facts.has(fact));
    const count = (address: Address) => words.filter((fact) => facts.get(fact)?.has(address)).length;
    const candidates = [...new Set(words.flatMap((fact) => [...(facts.get(fact) ?? [])]))];
    if (candidates.length === 0 || candidates.length > mostCandidates) return [];
    const most = Math.max(...candidates.map(count));
    const around = known
      .map(({ at, fields, parents }) => ({
        shared: sharedStart(parents, element.parents),
        distance: Math.abs(at - element.at),
        fields,
      }))
      .sort((a, b) => b.shared - a.shared || a.distance - b.distance)
      .slice(0, 12)
      .map(({ fields }) => fields.map(partsOf));
    // The nearest mark of the same file decides, then how much of the path is the same.
    const closeness = (parts: string[]) =>
      Math.max(
        0,
        ...around.flatMap((fields, rank) =>
          fields.map((other) => {
            const shared = sharedStart(parts, other);
            return shared > 0 ? around.length - rank + shared / 100 : 0;
          }),
        ),
      );
    const ranked = candidates
      .filter((address) => count(address) === most)
      .map((address) => ({ address, closeness: closeness(partsOf(address)) }));
    const best = Math.max(...ranked.map((candidate) => candidate.closeness));
    // A short figure far from its file is in many places by chance.
    if (best <= 0 && !words.some((fact) => fact.length > 3)) return [];
    return ranked.filter((candidate) => candidate.closeness > best - 0.005).map(({ address }) => address);
  }

  function readElements(html: string): { tokens: string[]; elements: Element[] } {
    const elements: Element[] = [];
    const open: Element[] = [];
    let isInBody = false;
    const tokens = (html.match(/<!--[\s\S]*?-->|<[^>]*>|[^<]+/g) ?? []).map((token, at) => {
      // An island's data has the words of its elements once more.
      const found = [...token.replace(/ data-props="[^"]*"/, '').matchAll(markPattern)].flatMap(
        ([, mark = '']) => marked[decode(mark)] ?? [],
      );
      // The longest first: it is the sentence that the others are put into.
      const addresses = found.sort((a, b) => b.text.length - a.text.length).map(({ address }) => address);
      const unmarked = token.replace(markPattern, '').replace(strayMark, '');
      // It was sanitised with the marks, which can hide an address that runs scripts.
      const plain = token.startsWith('<') && unmarked !== token ? unmarked.replace(unsafeLink, '') : unmarked;
      if (token.startsWith('</')) open.pop();
      else if (token.startsWith('<') && !token.startsWith('<!')) {
        const tag = /^<([a-zA-Z0-9-]+)/.exec(token)?.[1] ?? '';
        isInBody ||= tag === 'body';
        const element: Element = {
          at,
          parents: open.map((parent) => parent.at),
          tag,
          text: '',
          marked: '',
          fields: [],
          attributes: addresses,
          written: [],
          hasOwnWords: false,
        };
        // The styles in the head may have what looks like a tag.
        if (tag === 'body') open.length = 0;
        if (isInBody) elements.push(element);
        if (opensElement(token, tag)) open.push(element);
      } else if (!token.startsWith('<')) {
        const parent = open.at(-1);
        if (!parent) return plain;
        parent.text += ` ${plain}`;
        parent.marked += ` ${found.map(({ text }) => text).join(' ')}`;
        parent.fields.push(...addresses);
        const [{ address, isPlain, text } = { address: '', isPlain: false, text: '' }, ...others] = found;
        if (isPlain && others.length === 0 && isInBody && isAll(text, plain) && !open.some(({ tag }) => keepsItsText.test(tag))) {
          parent.written.push(address);
          return `<${writable} data-field="${address}">${plain}</${writable}>`;
        }
        parent.hasOwnWords ||= /[^\s]/.test(plain);
      }
      return plain;
    });
    return { tokens, elements };
  }

  /** The pictures beside the fields that describe them. */
  function picturesOf(addresses: readonly Address[]): Address[] {
    return addresses.flatMap((address) => {
      const parent = address.replace(/[^.#]*$/, '');
      return (pictures.get(parent.replace(/\.$/, '')) ?? []).map((picture) => parent + picture);
    });
  }
}

type Element = {
  /** The place of its opening tag among the tokens of the page, and those of the elements around it. */
  at: number;
  parents: number[];
  tag: string;
  /** The words directly in it. */
  text: string;
  /** Those of them that have marks. */
  marked: string;
  fields: Address[];
  attributes: Address[];
  /** Those of its fields that got an element of their own, which the desk makes editable. */
  written: Address[];
  /** Besides those. */
  hasOwnWords: boolean;
  found?: boolean;
};

/** Elements that may have no others in them, and buttons: Firefox puts no caret there. */
const keepsItsText = /^(button|head|option|script|select|style|svg|template|textarea|title)$/;
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Whether a part of a page says the text of a field and nothing else. */
const isAll = (text: string, html: string) => words(decodeEntities(html)) === words(text) && !text.trim().includes('\n');

const lineStart = /^(\s*(?:#{1,6} |[-*+] |\d+[.)] |> )*)(.+)$/g;
const tableCell = /(\|\s*)([^|]+)/g;
/** The address of a link elsewhere in the text, or a placeholder for a list. */
const notText = /^\[[^\]]+\]:|^\{\{.*\}\}$/;
const mostChoices = 5;
/** A figure in more fields is on the page by chance, and comparing them would take seconds. */
const mostCandidates = 100;
const figure = /\d[\d,.:]*\d|\d/g;

/** What of the words may be a fact that has no mark: all of them if none has, and figures if they are most of the words. */
function factsIn({ fields, marked, text }: Element): string[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  const figures = (plain.match(figure) ?? []).filter((digits) => !marked.includes(digits));
  // The words for the state of an NHS list: the practice's tick changes it.
  if (fields.some((field) => /\.(accepting|listFull)$/.test(field))) return ['acceptingNHS'];
  if (fields.length === 0) return [...new Set([plain, plain.replace(/^\(|\)$/g, ''), ...figures])];
  return figures.join('').length * 2 >= plain.replace(/\s/g, '').length ? figures : [];
}

/** How many entries two lists share from the start. */
function sharedStart(one: readonly unknown[], other: readonly unknown[]): number {
  const differs = one.findIndex((part, index) => part !== other[index]);
  return differs === -1 ? one.length : differs;
}

const partsOf = (address: Address) => address.split(/[#.](?!yaml|md)/);
