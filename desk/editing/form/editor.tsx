import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addressOf, fieldName, readAddress } from '../../../content-model/field-address.ts';
import { valueAt } from '../../../content-model/fields-of.ts';
import { isSame } from '../../../content-model/merge-values.ts';
import type { FileFormData } from '../form-data.ts';
import { Bar, type Device } from './bar.tsx';
import { Drawer, type Open } from './drawer.tsx';
import { PageFrame, smallestDesktop, type Typing } from './page-frame.tsx';
import { createSession, mustChoose, retryMs } from './session.ts';
import type { Picked, Stage } from './stage.ts';

/** What to show first: the field that a link names, or what is more than a page. A page is shown alone, and an article once it has all that it needs. */
function firstOpen({ file, findings, page }: FileFormData): Open | undefined {
  const control = window.location.hash.slice(1);
  if (control.startsWith('root_')) return readAddress(addressOf(file, control));
  const isMissing = file.startsWith('articles/') && findings.some(({ isBlocking }) => isBlocking);
  return page && /^(?:pages|articles)\//.test(file) && !isMissing ? undefined : { file };
}

/** The page, on which words are typed where they stand, and a drawer for what it does not show. */
export function Editor({ opened }: { opened: FileFormData }) {
  const [session] = useState(() => createSession(opened));
  useSyncExternalStore(session.subscribe, session.version);
  const [open, setOpen] = useState(() => firstOpen(opened));
  const [typing, setTyping] = useState<Typing>();
  const [message, setMessage] = useState('');
  const [device, setDevice] = useState<Device>('Desktop');
  const stage = useRef<Stage>(undefined);
  /** What is typed on the page in files that could not be opened yet, by the addresses of its fields. */
  const unopened = useRef(new Map<string, string>());
  /** The page shows less than is stored. */
  const isStale = useRef(false);
  const { page, preview } = opened;
  const { leftOut } = session.latest();
  const unsettled = session.files().find(({ conflict, data }) => conflict && data.file !== open?.file);

  const draw = () => {
    isStale.current = Boolean(stage.current?.isTyping());
    if (!isStale.current) stage.current?.redraw().catch(() => setMessage('The page is not up to date: the desk did not answer.'));
  };
  session.onStored = draw;
  session.isInUse = () =>
    stage.current?.isTyping() === true ||
    document.activeElement?.matches('input:not([type="radio"], [type="checkbox"]), textarea') === true;

  const show = async (next: Open) => {
    stage.current?.end();
    setMessage('');
    try {
      await session.open(next.file);
      setOpen(next);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  const pick = (picked: Picked) => {
    const [address] = picked.fields;
    if (address) return void show({ ...readAddress(address), picked });
    setOpen(undefined);
    setMessage(
      picked.leadsTo
        ? 'There is no field for it. Press it with Ctrl to go to the page that it leads to.'
        : 'The site works this out, or an article says it. There is no field for it.',
    );
  };
  /** Stores what is typed before another screen takes its place. */
  const leave = async (address: string) => {
    stage.current?.end();
    if (unopened.current.size === 0 && (await session.flush(true))) return window.location.assign(address);
    const file = session.files().find(mustChoose)?.data.file;
    if (file) setOpen({ file });
    else setMessage('Not everything is saved yet.');
  };
  const close = () => {
    setOpen(undefined);
    const [address = ''] = open?.picked?.fields ?? [];
    const element = stage.current?.document.querySelector<HTMLElement>(`[data-field~="${CSS.escape(address)}"]`);
    (element ?? document.querySelector<HTMLElement>('.bar-pages'))?.focus();
  };

  const start = (picked: Picked) => {
    const [address = ''] = picked.fields;
    // The sheet would take the room. The drawer stays: without it the words would move from under the pointer.
    if (window.innerWidth < smallestDesktop) setOpen(undefined);
    setMessage('');
    const { field, file } = readAddress(address);
    setTyping({ picked, name: '', findings: [] });
    session.open(file).then(
      ({ data }) => {
        const name = fieldName(field, data.schema);
        if (picked.element.isContentEditable) picked.element.ariaLabel = name;
        setTyping((now) => (now?.picked === picked ? { ...now, name } : now));
      },
      (error: Error) => setMessage(error.message),
    );
  };
  const type = async (address: string, text: string) => {
    const { field, file } = readAddress(address);
    unopened.current.set(address, text);
    const isLatest = () => unopened.current.get(address) === text;
    try {
      await session.open(file);
      if (!isLatest()) return;
      unopened.current.delete(address);
      if (unopened.current.size === 0) setMessage('');
      session.change(file, ['value', ...field], text);
    } catch (error) {
      setMessage(`Not saved. ${error instanceof Error ? error.message : error}`);
      setTimeout(() => isLatest() && void type(address, text), retryMs);
    }
  };
  const undo = (which: 'undo' | 'redo') => {
    stage.current?.end();
    const step = session[which]();
    for (const { path } of step?.changes ?? []) {
      const text = step && valueAt(session.file(step.file)?.form, path);
      if (step && typeof text === 'string') stage.current?.show(`${step.file}#${path.slice(1).join('.')}`, text);
    }
  };

  useEffect(() => {
    const isUnsaved = () => session.files().some(({ state }) => !['saved', 'unchecked'].includes(state.status));
    const warn = (event: BeforeUnloadEvent) => (isUnsaved() || unopened.current.size > 0) && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [session]);

  const address = typing?.picked.fields[0] ?? '';
  const { field, file } = readAddress(address);
  const findings = (session.file(file)?.data.findings ?? [])
    .filter((finding) => isSame(finding.field, field))
    .map((finding) => finding.message);
  const shown = open && session.file(open.file);
  return (
    <main
      className="editor"
      // The frame keeps its caret when the focus leaves it for the desk around it.
      onFocus={({ target }) => target.matches('iframe, .tag *') || stage.current?.end()}
      onBlur={() => void session.flush(true)}
    >
      <Bar
        data={opened}
        session={session}
        page={page?.split('#')[0]}
        device={device}
        onDevice={setDevice}
        onFollow={(next) => void leave(`/edit?page=${encodeURIComponent(next)}`)}
        onSettings={() => void show({ file: opened.file, isForPage: true })}
        onUndo={undo}
        onReview={() => void leave('/changes')}
      />
      {[...new Set(leftOut)].map((sentence) => (
        <p key={sentence} className="bar-note">
          {sentence}
        </p>
      ))}
      {unsettled ? (
        <p className="bar-note" role="alert">
          {unsettled.conflict?.by} changed {unsettled.data.title} meanwhile.{' '}
          <button type="button" className="link-button" onClick={() => setOpen({ file: unsettled.data.file })}>
            {mustChoose(unsettled) ? 'Choose' : 'See what'}
          </button>
        </p>
      ) : null}
      {message ? (
        <p className="bar-note" role="alert">
          {message}
        </p>
      ) : null}
      <div className="work">
        {page ? (
          <PageFrame
            title={opened.title}
            preview={preview}
            page={page}
            device={device}
            current={open?.field ? `${open.file}#${open.field.join('.')}` : ''}
            picked={open?.picked?.element}
            typing={typing && { ...typing, findings }}
            stage={stage}
            handlers={{
              onPick: pick,
              onStart: start,
              onType: (at, text) => void type(at, text),
              onEnd: () => {
                setTyping(undefined);
                void session.flush(true).then(() => isStale.current && draw());
              },
              onFollow: (next) => void leave(`/edit?page=${encodeURIComponent(next)}`),
              onLeave: () => document.querySelector<HTMLElement>('.bar-pages')?.focus(),
            }}
            onMore={pick}
          />
        ) : null}
        {open && shown ? (
          <Drawer
            key={open.file + open.field?.join('.')}
            open={open}
            file={shown}
            session={session}
            onOpen={(next) => void show(next)}
            onFollow={(next) => void leave(`/edit?page=${encodeURIComponent(next)}`)}
            onClose={page ? close : undefined}
          />
        ) : null}
      </div>
    </main>
  );
}
