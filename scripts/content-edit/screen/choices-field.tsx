import { errorId, type FieldProps } from '@rjsf/utils';
import type { JsonSchema } from '../../../content/json-schemas.ts';
import { choiceInWords, choicesOf } from './form-layout.ts';

/** Several of a list of names, each ticked or not. A name that only this file has can be ticked off, too. */
export function ChoicesField({ fieldPathId, formData, onChange, rawErrors, schema }: FieldProps) {
  const id = fieldPathId.$id;
  const chosen: string[] = formData ?? [];
  const errors = [...new Set(rawErrors)];
  const choices = new Set([...choicesOf(schema.items as JsonSchema), ...chosen]);
  return (
    <details id={id} className="part choices">
      <summary>
        <span className="part-title">{schema.title}</span>
        <span className="hint">{chosen.map(choiceInWords).join(', ') || 'Nothing is ticked'}</span>
      </summary>
      <fieldset className="fields" aria-describedby={errors.length > 0 ? errorId(id) : undefined}>
        <legend className="hint">{schema.description ?? schema.title}</legend>
        <div className="ticks">
          {[...choices].map((choice) => (
            <label key={choice}>
              <input
                type="checkbox"
                checked={chosen.includes(choice)}
                // In the order of the file, with what is new at the end: a line changes no more than it must.
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice), fieldPathId.path)
                }
              />
              {choiceInWords(choice)}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
