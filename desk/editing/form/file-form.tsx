import { type RefObject, useEffect } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { isArticle } from '../../../content-model/article-path.ts';
import { TextLink } from '../../layout/text-link.tsx';
import type { FileFormData } from '../form-data.ts';
import { BodyField } from './body-field.tsx';
import { Conflict } from './conflict.tsx';
import { ContentForm } from './content-form.tsx';
import { goTo } from './go-to.ts';
import { type SaveState, useAutosave } from './use-autosave.ts';

type Props = {
  opened: FileFormData;
  onSaved: (data: FileFormData) => void;
  /** Is set to what stores the form, and returns whether all of it is stored. */
  save: RefObject<() => Promise<boolean>>;
};

/** The form of a file. */
export function FileForm({ onSaved, opened, save: saveFromOutside }: Props) {
  const { data, form, conflict, mustChoose, save, setForm, settle, state } = useAutosave(opened);
  const { file, note, title } = data;
  const slug = /^pages\/more\/(.+)\.md$/.exec(file)?.[1];
  const { findings } = state.status === 'refused' ? state : data;
  useEffect(() => onSaved(data), [data, onSaved]);

  // Until the choice is made, a draft would take one of two people's changes back.
  const store = async () => {
    if (mustChoose) goTo('conflict');
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
          {isArticle({ path: file }) ? <TextLink href="/articles">Articles</TextLink> : <TextLink href="/site">Site</TextLink>}
        </p>
        <h1 id="file-title" className="text-4xl">
          {title}
        </h1>
        {note ? <p className="hint">{note}</p> : null}
        {slug ? (
          <p>
            <TextLink href={`/pages/${slug}`}>Change its address, or remove it</TextLink>
          </p>
        ) : null}
      </div>
      {conflict ? <Conflict conflict={conflict} form={form} schema={data.schema} onSettled={settle} /> : null}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <ContentForm
          data={{ ...data, findings }}
          value={form.value}
          onChange={(value) => setForm((before) => ({ ...before, value }))}
        >
          {form.body === undefined ? null : (
            <BodyField body={form.body} onChange={(body) => setForm((before) => ({ ...before, body }))} />
          )}
        </ContentForm>
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3">
          <p role="status" className="flex-[1_1_12rem] leading-snug">
            {mustChoose ? 'Choose above, then your draft is saved.' : statusText(state, data.hasDraft)}
          </p>
          <Button onPress={review}>Review changes</Button>
        </div>
      </form>
    </>
  );
}

function statusText(state: SaveState, hasDraft: boolean): string {
  if (state.status === 'failed' || state.status === 'refused') return `Not saved. ${state.reason}`;
  if (state.status === 'unchecked') return 'Saved as your draft, but not checked.';
  if (state.status !== 'saved') return 'Saving.';
  return hasDraft ? 'Saved as your draft. Patients see it once it is published.' : 'What you change is saved as your draft.';
}
