import { z } from 'zod';
import { townPlaceholder } from '../../domain/nhs-lists.ts';
import { fieldsOf } from '../fields-of.ts';

/** Either the value, or one for each state. The title and the hint of the field are for both. */
const orByState = <T extends z.ZodType, S extends z.ZodType>(value: T, byState: S) => {
  const { widget: _, ...meta } = value.meta() ?? {};
  return z
    .union([value.meta({ title: 'Always the same' }), byState.meta({ title: 'One for each state of the NHS list' })])
    .meta(meta);
};

/** A value, or one for each state of the practice's own NHS list. */
export const byNhsState = <T extends z.ZodType>(value: T) =>
  orByState(
    value,
    z
      .strictObject({
        whenAccepting: value.meta({
          names: true,
          title: 'While the list is open',
          description: 'This practice takes new NHS patients',
        }),
        whenFull: value.meta({
          names: true,
          title: 'While the list is full',
          description: '{accepting} becomes the towns whose lists are open: Bradford and Ripon',
        }),
        whenAllFull: value.optional().meta({
          names: true,
          title: 'While all lists are full',
          description: 'Where other words are needed when no practice takes new NHS patients',
        }),
      })
      .superRefine(checkTowns),
  );

/** A value, or one for each state of all NHS lists together. */
export const byOpenLists = <T extends z.ZodType>(value: T) =>
  orByState(
    value,
    z
      .strictObject({
        whenAllAccept: value.optional().meta({
          names: true,
          title: 'While all lists are open',
          description: 'Where other words are needed when every practice takes new NHS patients',
        }),
        whenSomeAccept: value.meta({
          names: true,
          title: 'While some lists are open',
          description: '{accepting} and {full} become towns. {is|are} becomes the one that fits.',
        }),
        whenAllFull: value.meta({
          names: true,
          title: 'While all lists are full',
          description: 'No practice takes new NHS patients',
        }),
      })
      .superRefine(checkTowns),
  );

type Names = Record<string, string | undefined>;
/** States whose text is used for a special state, too, if that has none of its own. */
const specialOf: Names = { whenFull: 'whenAllFull', whenSomeAccept: 'whenAllAccept' };
/** The placeholder that has no towns in a state. */
const emptyIn: Names = { whenAllFull: 'accepting', whenAllAccept: 'full', whenAccepting: 'full' };

/** Reports placeholders that may have no town to show, and choices in a text without towns. */
function checkTowns(values: Record<string, unknown>, context: z.RefinementCtx): void {
  for (const [state, value] of Object.entries(values)) {
    const special = specialOf[state] ?? state;
    const strictest = values[special] === undefined ? special : state;
    const empty = emptyIn[strictest];
    for (const { value: text } of fieldsOf(value)) {
      if (typeof text !== 'string') continue;
      const names = [...text.matchAll(townPlaceholder)].map(([, name = '']) => name);
      const wrong = names.find((name) => empty && name.startsWith(empty));
      const expected = wrong
        ? `no {${wrong}}, which may be empty here${strictest === state ? '' : `, or a text for ${strictest}`}`
        : names.length > 0 && names.every((name) => name.includes('|')) && `{accepting} or {full} beside {${names[0]}}`;
      if (expected) context.addIssue({ code: 'custom', path: [state], message: `expected ${expected}` });
    }
  }
}
