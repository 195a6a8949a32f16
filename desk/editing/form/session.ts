import { fieldName } from '../../../content-model/field-address.ts';
import type { FieldFinding } from '../../../content-model/field-findings.ts';
import { valueAt } from '../../../content-model/fields-of.ts';
import type { FormState } from '../../../content-model/file-text.ts';
import { isSame } from '../../../content-model/merge-values.ts';
import type { ContentPath } from '../../../content-model/problem.ts';
import { setAt } from '../../../content-model/set-at.ts';
import type { FileFormData } from '../form-data.ts';
import { openForm, readFindings, SaveRefused, saveForm } from './form-server.ts';

const pauseMs = 600;
export const retryMs = 5_000;
/** What is typed in one field with shorter pauses is undone at once. */
const stepMs = 2_000;

export type SaveState =
  | { status: 'saved' | 'saving' | 'unsaved' | 'unchecked' }
  | { status: 'failed'; reason: string }
  | { status: 'refused'; reason: string; findings: FieldFinding[] };

/** A file with what is typed into it. `data` is what the server last said about it. */
export type OpenedFile = { data: FileFormData; form: FormState; conflict: FileFormData['conflict']; state: SaveState };

type Kept = OpenedFile & {
  /** What the form had when it was last saved, and the text on the server that belongs to it. */
  saved: { hash: string; form: FormState };
  /** The draft on the server lacks what someone else changed meanwhile. */
  isMerged: boolean;
  /** What the server refused to save, which is not sent again. */
  refused?: FormState;
  /** Ends the request for findings. */
  checking?: AbortController;
};
type Step = { file: string; name: string; at: number; changes: { path: ContentPath; before: unknown; after: unknown }[] };

const asSent = ({ body, value }: FormState): FormState => JSON.parse(JSON.stringify({ value, body }));
export const mustChoose = ({ conflict }: Pick<OpenedFile, 'conflict'>) => (conflict?.choices.length ?? 0) > 0;
const isStored = ({ form, isMerged, saved }: Kept) => !isMerged && isSame(asSent(form), saved.form);

export type Session = ReturnType<typeof createSession>;

/** All that is typed on a screen, in whichever file it is stored: saved one after another when the typing pauses, and undone in order. */
export function createSession(opened: FileFormData) {
  const keep = (data: FileFormData): Kept => {
    const { body, conflict, hash, value } = data;
    const form = { value, body };
    return { data, form, conflict, state: { status: 'saved' }, saved: { hash, form: asSent(form) }, isMerged: Boolean(conflict) };
  };
  const ready = new Map([[opened.file, keep(opened)]]);
  const opening = new Map<string, Promise<OpenedFile>>();
  const steps: { undo: Step[]; redo: Step[] } = { undo: [], redo: [] };
  const listeners = new Set<() => void>();
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<boolean> = Promise.resolve(true);
  let savedAt: Date | undefined;
  let latest: Pick<FileFormData, 'changes' | 'leftOut'> = opened;

  const session = {
    /** Called when the server has stored something. */
    onStored: () => {},
    /** Whether a field has the focus, whose value is only changed by who types. */
    isInUse: () => false,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    files: (): OpenedFile[] => [...ready.values()],
    file: (name: string): OpenedFile | undefined => ready.get(name),
    open,
    change,
    flush,
    undo: () => step('undo', 'redo'),
    redo: () => step('redo', 'undo'),
    next: (which: 'undo' | 'redo') => steps[which].at(-1)?.name,
    /** Ends the choice between two changes. */
    settle(name: string, form: FormState): void {
      const file = ready.get(name);
      if (!file) return;
      file.conflict = undefined;
      file.form = form;
      changed();
      void flush();
    },
    latest: () => latest,
    savedAt: () => savedAt,
  };
  if (opened.conflict) schedule();
  return session;

  function changed(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  async function open(name: string): Promise<OpenedFile> {
    const known =
      ready.get(name) ??
      opening.get(name) ??
      openForm(name).then((data) => {
        const file = keep(data);
        ready.set(name, file);
        if (file.isMerged) schedule();
        changed();
        return file;
      });
    opening.set(name, Promise.resolve(known));
    return Promise.resolve(known).finally(() => opening.delete(name));
  }

  function schedule(ms = pauseMs): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** `path` is in the form's state: it starts with `value` or `body`. */
  function change(name: string, path: ContentPath, after: unknown): void {
    const file = ready.get(name);
    if (!file || isSame(valueAt(file.form, path), after)) return;
    remember(file, path, after);
    put(file, setAt(file.form, path, after) as FormState);
  }

  function put(file: Kept, form: FormState): void {
    file.form = form;
    clearTimeout(timer);
    file.checking?.abort();
    if (isStored(file)) {
      file.state = { status: 'saved' };
      void check(file);
    } else if (!isSame(asSent(form), file.refused)) {
      if (file.state.status !== 'failed') file.state = { status: 'unsaved' };
      schedule();
    }
    changed();
  }

  function remember({ data, form }: Kept, path: ContentPath, after: unknown): void {
    const name = path[0] === 'body' ? 'Text' : fieldName(path.slice(1), data.schema);
    const last = steps.undo.at(-1);
    const at = Date.now();
    steps.redo = [];
    const same = last?.file === data.file && last.changes.find((one) => one.path.join() === path.join());
    if (last && same && at - last.at < stepMs) {
      last.at = at;
      same.after = after;
    } else if (last && last.file === data.file && at === last.at) last.changes.push({ path, before: valueAt(form, path), after });
    else steps.undo.push({ file: data.file, name, at, changes: [{ path, before: valueAt(form, path), after }] });
  }

  /** Takes the last step back, or again. What others or later steps changed besides stays. Returns what it was about. */
  function step(from: 'undo' | 'redo', to: 'undo' | 'redo'): Step | undefined {
    const last = steps[from].pop();
    const file = last && ready.get(last.file);
    if (!file) return undefined;
    steps[to].push({ ...last, at: 0 });
    const changes = from === 'undo' ? last.changes.toReversed() : last.changes;
    const form = changes.reduce<unknown>(
      (state, { after, before, path }) => setAt(state, path, from === 'undo' ? before : after),
      file.form,
    );
    put(file, form as FormState);
    return last;
  }

  /** Returns whether all that was typed is stored. `isLeft`: a field was left, so that others' values may take their places. */
  function flush(isLeft = false): Promise<boolean> {
    clearTimeout(timer);
    // One after another: each needs the hash of the one before.
    queue = queue.then(async () => {
      let areStored = true;
      for (const file of ready.values()) areStored = (await save(file, isLeft)) && areStored;
      return areStored;
    });
    return queue;
  }

  async function save(file: Kept, isLeft: boolean): Promise<boolean> {
    const sent = asSent(file.form);
    const { form: base, hash } = file.saved;
    if (isStored(file)) return true;
    // Until the choice is made, a draft would take one of two people's changes back.
    if (mustChoose(file) || isSame(sent, file.refused)) return false;
    file.state = { status: 'saving' };
    changed();
    try {
      const answer = await saveForm(file.data.file, { ...sent, hash, base });
      const typedSince = !isSame(asSent(file.form), sent);
      if (answer.conflict && (typedSince || (!isLeft && session.isInUse()))) {
        // Merged with what is typed next, or once the field is left.
        file.state = { status: 'unsaved' };
        if (typedSince) schedule();
        return false;
      }
      file.saved = { hash: answer.hash, form: answer.conflict ? asSent(answer) : sent };
      file.isMerged = answer.conflict !== undefined;
      file.data = { ...file.data, ...answer };
      if (answer.conflict) {
        file.conflict = answer.conflict;
        file.form = { value: answer.value, body: answer.body };
        if (!mustChoose(file)) return save(file, isLeft);
      }
      file.state = { status: typedSince || answer.conflict ? 'unsaved' : 'saved' };
      savedAt = new Date();
      session.onStored();
      if (isStored(file)) void check(file);
      else schedule();
      return isStored(file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof SaveRefused) {
        file.refused = sent;
        file.state = { status: 'refused', reason, findings: error.findings };
      } else {
        file.state = { status: 'failed', reason };
        schedule(retryMs);
      }
      return false;
    } finally {
      changed();
    }
  }

  /** Asks what the content check finds in what is saved. An answer that comes after more was typed would be about an older text. */
  async function check(file: Kept): Promise<void> {
    file.checking?.abort();
    file.checking = new AbortController();
    const { signal } = file.checking;
    try {
      const findings = await readFindings(file.data.file, signal);
      if (signal.aborted || findings.hash !== file.saved.hash) return;
      file.data = { ...file.data, ...findings };
      latest = findings;
    } catch {
      if (signal.aborted) return;
      file.data = { ...file.data, findings: [] };
      file.state = { status: 'unchecked' };
    }
    changed();
  }
}
