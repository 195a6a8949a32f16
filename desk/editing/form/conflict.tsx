import { useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { fieldName } from '../../../content-model/field-address.ts';
import { type JsonSchema, schemasAt } from '../../../content-model/field-schema.ts';
import type { FormState } from '../../../content-model/file-text.ts';

import type { ContentPath } from '../../../content-model/problem.ts';
import { setAt } from '../../../content-model/set-at.ts';
import type { OpenFile } from '../../drafts/edit-file.ts';
import { summaryOf } from './summary.ts';

type Props = {
  conflict: NonNullable<OpenFile['conflict']>;
  form: FormState;
  schema: JsonSchema;
  onSettled: (form: FormState) => void;
};

/** What someone else changed meanwhile, and a choice for each field that both changed. */
export function Conflict({ form, conflict: { by, changes, choices }, onSettled, schema }: Props) {
  const [kept, setKept] = useState<readonly ('mine' | 'theirs')[]>(choices.map(() => 'mine'));
  const settle = () =>
    onSettled(
      // From the last, so that removing an entry does not move those before it.
      choices.reduceRight<FormState>(
        (state, choice, index) => setAt(state, choice.field, choice[kept[index] ?? 'mine']) as FormState,
        form,
      ),
    );
  return (
    <section
      id="conflict"
      tabIndex={-1}
      className="grid gap-3 rounded-card border-2 border-danger bg-card p-5"
      aria-labelledby="conflict-title"
    >
      <h2 id="conflict-title" className="text-xl">
        {by} changed this meanwhile
      </h2>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {choices.length === 0 ? <p>Your changes are kept with theirs.</p> : <p>You both changed the following. Choose for each:</p>}
      {choices.map(({ field, mine, theirs }, index) => (
        <fieldset key={field.join('.')} className="group">
          <legend className="label">{fieldName(inFile(field), schema)}</legend>
          {(['mine', 'theirs'] as const).map((whose) => (
            <label key={whose} className="grid grid-cols-[auto_1fr] items-start gap-x-2.5">
              <input
                type="radio"
                name={`choice-${index}`}
                checked={kept[index] === whose}
                onChange={() => setKept(kept.map((before, place) => (place === index ? whose : before)))}
              />
              <span>
                {whose === 'mine' ? 'Yours: ' : 'Theirs: '}
                {shown(whose === 'mine' ? mine : theirs, schemasAt(inFile(field), schema).at(-1))}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p>
        <Button onPress={settle}>{choices.length === 0 ? 'Go on' : 'Use these'}</Button>
      </p>
    </section>
  );
}

/** The long text of a file is beside its value. */
const inFile = (field: ContentPath) => (field[0] === 'value' ? field.slice(1) : field);

const shown = (value: unknown, schema: JsonSchema = {}) =>
  value === undefined ? 'removed' : typeof value === 'string' ? value : summaryOf(value, schema, Number.POSITIVE_INFINITY);
