import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldFinding } from '../../../content-model/field-findings.ts';
import type { FormState } from '../../../content-model/file-text.ts';
import { isSame } from '../../../content-model/merge-values.ts';
import type { FileFormData } from '../form-data.ts';
import { readFindings, SaveRefused, saveForm } from './form-server.ts';

const pauseMs = 600;
const retryMs = 5_000;

export type SaveState =
  | { status: 'saved' | 'saving' | 'unsaved' | 'unchecked' }
  | { status: 'failed'; reason: string }
  | { status: 'refused'; reason: string; findings: FieldFinding[] };

const asSent = ({ body, value }: FormState): FormState => JSON.parse(JSON.stringify({ value, body }));

/** Saves the form as a draft when the typing pauses. `data` is what the server last said about the file. */
export function useAutosave(opened: FileFormData) {
  const [data, setData] = useState(opened);
  const [form, setForm] = useState<FormState>({ value: opened.value, body: opened.body });
  const [conflict, setConflict] = useState(opened.conflict);
  const [state, setState] = useState<SaveState>({ status: 'saved' });
  const latest = useRef(form);
  /** What the form had when it was last saved, and the text on the server that belongs to it. */
  const saved = useRef({ hash: opened.hash, form: asSent(opened) });
  /** The draft on the server lacks what someone else changed meanwhile. */
  const isMerged = useRef(opened.conflict !== undefined);
  /** What the server refused to save, which is not sent again. */
  const refused = useRef<FormState>(undefined);
  const running = useRef<Promise<void>>(undefined);
  /** Ends the request for findings. */
  const checking = useRef<AbortController>(undefined);
  latest.current = form;

  /** Asks what the content check finds in what is saved. An answer that comes after more was typed would be about an older text. */
  const check = useCallback(async () => {
    checking.current = new AbortController();
    const { signal } = checking.current;
    try {
      const findings = await readFindings(opened.file, signal);
      if (!signal.aborted && findings.hash === saved.current.hash) setData((before) => ({ ...before, ...findings }));
    } catch {
      if (signal.aborted) return;
      setData((before) => ({ ...before, findings: [] }));
      setState({ status: 'unchecked' });
    }
  }, [opened.file]);

  /** Returns whether all that was typed is stored. */
  const save = useCallback(async (): Promise<boolean> => {
    // One after another: each needs the hash of the one before.
    while (running.current) await running.current;
    const sent = asSent(latest.current);
    const { form: base, hash } = saved.current;
    if (!isMerged.current && isSame(sent, base)) {
      setState({ status: 'saved' });
      return true;
    }
    if (isSame(sent, refused.current)) return false;
    setState({ status: 'saving' });
    running.current = saveForm(opened.file, { ...sent, hash, base })
      .then((answer) => {
        const typedSince = !isSame(asSent(latest.current), sent);
        // Merged with what was typed next time.
        if (answer.conflict && typedSince) return setState({ status: 'unsaved' });
        saved.current = { hash: answer.hash, form: answer.conflict ? asSent(answer) : sent };
        isMerged.current = answer.conflict !== undefined;
        setData((before) => ({ ...before, ...answer }));
        if (answer.conflict) {
          setConflict(answer.conflict);
          setForm({ value: answer.value, body: answer.body });
        }
        setState({ status: typedSince || answer.conflict ? 'unsaved' : 'saved' });
        if (!typedSince) void check();
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!(error instanceof SaveRefused)) return setState({ status: 'failed', reason });
        refused.current = sent;
        setState({ status: 'refused', reason, findings: error.findings });
      })
      .finally(() => {
        running.current = undefined;
      });
    await running.current;
    return !isMerged.current && isSame(asSent(latest.current), saved.current.form);
  }, [check, opened.file]);

  const mustChoose = (conflict?.choices.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits anew after each change of the form, and after a failure
  useEffect(() => {
    if (!isMerged.current && isSame(asSent(form), saved.current.form)) {
      if (checking.current?.signal.aborted) void check();
      return setState((before) => (before.status === 'refused' ? { status: 'saved' } : before));
    }
    if (isSame(asSent(form), refused.current)) return;
    setState((before) => (before.status === 'failed' ? before : { status: 'unsaved' }));
    if (mustChoose) return;
    checking.current?.abort();
    const timer = setTimeout(() => void save(), state.status === 'failed' ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [form, state.status === 'failed', state.status === 'unsaved', mustChoose, check, save]);

  useEffect(() => {
    if (state.status === 'saved' || state.status === 'unchecked') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state.status]);

  /** Ends the choice between two changes. */
  const settle = (chosen: FormState) => {
    setConflict(undefined);
    setForm(chosen);
  };
  return { data, form, conflict, mustChoose, setForm, state, save, settle };
}
