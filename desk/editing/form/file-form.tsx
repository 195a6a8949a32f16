import { type RefObject, useEffect } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { controlOf, fieldName } from '../field-address.ts';
import type { FieldFinding } from '../field-findings.ts';
import type { FileFormData } from '../form-data.ts';
import { BodyField } from './body-field.tsx';
import { ContentForm } from './content-form.tsx';
import { goTo } from './go-to.ts';
import { Meanwhile } from './meanwhile.tsx';
import { type SaveState, useAutosave } from './use-autosave.ts';

type Props = {
  opened: FileFormData;
  onSaved: (data: FileFormData) => void;
  /** Is set to what stores the form, and returns whether all of it is stored. */
  save: RefObject<() => Promise<boolean>>;
};

/** The form of a file. */
export function FileForm({ onSaved, opened, save: saveFromOutside }: Props) {
  const { data, form, meanwhile, mustChoose, save, setForm, settle, state } = useAutosave(opened);
  const { file, note, title } = data;
  const slug = /^pages\/more\/(.+)\.md$/.exec(file)?.[1];
  const { findings } = state.status === 'refused' ? state : data;
  const blocking = findings.filter(({ isBlocking, isUnfinished }) => isBlocking && !isUnfinished);
  useEffect(() => onSaved(data), [data, onSaved]);

  // Until the choice is made, a draft would take one of two people's changes back.
  const store = async () => {
    if (mustChoose) goTo('meanwhile');
    return !mustChoose && save();
  };
  saveFromOutside.current = store;
  const review = async () => {
    if (await store()) window.location.assign('/changes');
  };

  return (
    <>
      <div className="grid gap-2">
        <p>
          <a href="/site" className="font-semibold text-action underline">
            Site
          </a>
        </p>
        <h1 id="file-title" className="text-4xl">
          {title}
        </h1>
        {note ? <p className="hint">{note}</p> : null}
        {slug ? (
          <p>
            <a href={`/pages/${slug}`} className="text-action underline">
              Change its address, or remove it
            </a>
          </p>
        ) : null}
      </div>
      {meanwhile ? <Meanwhile meanwhile={meanwhile} form={form} onSettled={settle} /> : null}
      {blocking.length > 0 ? <Findings title="To correct before you publish" findings={blocking} schema={data.schema} /> : null}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <ContentForm
          data={{ ...data, findings }}
          value={form.value}
          onChange={(value) => setForm((before) => ({ ...before, value }))}
        >
          {form.body === undefined ? null : (
            <BodyField
              body={form.body}
              findings={findings.filter(({ field }) => field?.[0] === 'body')}
              onChange={(body) => setForm((before) => ({ ...before, body }))}
            />
          )}
        </ContentForm>
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3">
          <p role="status" className="flex-[1_1_12rem] leading-snug">
            {mustChoose ? 'Choose above, then your draft is saved.' : statusText(state, data.hasDraft)}
          </p>
          <Button onPress={review}>Review and publish</Button>
        </div>
      </form>
    </>
  );
}

function statusText(state: SaveState, hasDraft: boolean): string {
  if (state.status === 'failed' || state.status === 'refused') return `Not saved. ${state.reason}`;
  if (state.status !== 'saved') return 'Saving.';
  return hasDraft ? 'Saved as your draft. Patients see it once you publish.' : 'What you change is saved as your draft.';
}

type FindingsProps = { findings: readonly FieldFinding[]; title: string; schema: FileFormData['schema'] };

function Findings({ findings, schema, title }: FindingsProps) {
  return (
    <section className="grid gap-3 rounded-card border-2 border-danger bg-card p-5" aria-labelledby="findings-title">
      <h2 id="findings-title" className="text-xl">
        {title}
      </h2>
      <ul>
        {findings.map(({ field, line, message }) => (
          <li key={`${line} ${message}`} className="py-1">
            <a
              className="font-semibold text-danger underline"
              href={`#${controlOf(field ?? [])}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(controlOf(field ?? []));
              }}
            >
              {fieldName(field ?? [], schema)}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
