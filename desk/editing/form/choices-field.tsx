import { errorId, type FieldProps } from '@rjsf/utils';
import type { JsonSchema } from '../../../content/json-schemas.ts';
import { choiceInWords, choicesOf } from './form-layout.ts';

/** Several of a list of names, as checkboxes. Includes names that only this file has. */
export function ChoicesField({ fieldPathId, formData, onChange, rawErrors, schema }: FieldProps) {
  const id = fieldPathId.$id;
  const chosen: string[] = formData ?? [];
  const errors = [...new Set(rawErrors)];
  const choices = new Set([...choicesOf(schema.items as JsonSchema), ...chosen]);
  return (
    <details id={id} className="part">
      <summary>
        <span className="font-semibold">{schema.title}</span>
        <span className="hint">{chosen.map(choiceInWords).join(', ') || 'None'}</span>
      </summary>
      <fieldset className="fields" aria-describedby={errors.length > 0 ? errorId(id) : undefined}>
        <legend className="hint">{schema.description ?? schema.title}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-2.5">
          {[...choices].map((choice) => (
            <label key={choice} className="flex min-h-8 items-center gap-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(choice)}
                // Keeps the order of the file, so that its line changes as little as possible.
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
