import { deepEquals } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { humanise } from '../../../content/humanise.ts';
import type { Mistake, OpenFile } from '../content-folder.ts';
import { ContentForm, controlOf } from './content-form.tsx';
import { Preview } from './preview.tsx';
import { type ContentOverview, server } from './server.ts';

type Props = {
  opened: OpenFile;
  overview: ContentOverview;
  onReload: () => void;
  onUnsaved: (unsaved: boolean) => void;
  onSaved: () => void;
  onRemoved: () => void;
};

type State =
  | { is: 'calm' }
  | { is: 'busy' }
  | { is: 'saved' }
  | { is: 'refused'; mistakes: Mistake[] }
  | { is: 'changed-meanwhile' }
  | { is: 'failed'; words: string };

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export function FileEditor({ opened, overview, onReload, onUnsaved, onSaved, onRemoved }: Props) {
  const [saved, setSaved] = useState(opened);
  const [value, setValue] = useState(opened.value);
  const [body, setBody] = useState(opened.body);
  const [state, setState] = useState<State>({ is: 'calm' });
  const [version, setVersion] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const mistakes = state.is === 'refused' ? state.mistakes : [];
  const isChanged = saved.hash === undefined || body !== saved.body || !deepEquals(asSent(value), saved.value);

  useEffect(() => {
    document.title = `${saved.title}: edit the content`;
  }, [saved.title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of a change, and not with every drawing
  useEffect(() => {
    onUnsaved(isChanged);
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  useEffect(() => {
    if (state.is !== 'refused') return;
    for (const wrong of document.querySelectorAll('[data-wrong]')) openAround(wrong);
    summary.current?.focus();
  }, [state]);

  const settle = async (work: Promise<Awaited<ReturnType<typeof server.save>>>) => {
    setState({ is: 'busy' });
    try {
      const answer = await work;
      if (answer.outcome === 'refused') return setState({ is: 'refused', mistakes: answer.mistakes });
      if (answer.outcome === 'changed-meanwhile') return setState({ is: 'changed-meanwhile' });
      if (!answer.file) return onRemoved();
      setSaved(answer.file);
      setValue(answer.file.value);
      setBody(answer.file.body);
      setVersion(version + 1);
      setState({ is: 'saved' });
      onSaved();
    } catch (error) {
      setState({ is: 'failed', words: error instanceof Error ? error.message : String(error) });
    }
  };
  const save = () => settle(server.save({ file: saved.file, hash: saved.hash, value: asSent(value), body }));
  const remove = () => {
    if (saved.hash && window.confirm(`Remove '${saved.title}' for good?`)) void settle(server.remove(saved.file, saved.hash));
  };

  return (
    <div className="beside">
      <section className="page-part" aria-labelledby="file-title">
        <div className="file-head">
          <h1 id="file-title">{saved.title}</h1>
          <p className="hint">
            {saved.hash ? 'The file is' : 'Will be'} content/{saved.file}
          </p>
          {saved.note ? <p className="hint">{saved.note}</p> : null}
        </div>
        {mistakes.length > 0 ? <Summary ref={summary} file={saved} mistakes={mistakes} /> : null}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <ContentForm file={saved} value={value} pictures={overview.pictures} mistakes={mistakes} onChange={setValue} />
          {body === undefined ? null : (
            <div className="field">
              <label className="label" htmlFor="body">
                The words
              </label>
              <p id="body-hint" className="hint">
                An empty line starts a new paragraph. '## ' starts a heading, '- ' an entry of a list, and [words](/blog) makes a
                link.
              </p>
              <textarea
                id="body"
                aria-describedby="body-hint"
                className="body"
                rows={18}
                spellCheck
                value={body}
                onChange={(event) => setBody(event.target.value)}
              />
            </div>
          )}
          <div className="save-bar">
            <button type="submit" className="button" disabled={state.is === 'busy'}>
              Save
            </button>
            <p role="status">{statusWords(state, isChanged)}</p>
            {state.is === 'changed-meanwhile' ? (
              <button type="button" className="button quiet" onClick={onReload}>
                Show the file as it is now
              </button>
            ) : null}
            {saved.canBeRemoved ? (
              <button type="button" className="button quiet danger" onClick={remove}>
                Remove this article
              </button>
            ) : null}
          </div>
        </form>
        <Advice advice={saved.advice} />
      </section>
      {saved.page ? <Preview key={version} address={overview.siteUrl + saved.page} isFresh={version > 0} /> : null}
    </div>
  );
}

function statusWords(state: State, isChanged: boolean): string {
  switch (state.is) {
    case 'busy':
      return 'Checking and saving.';
    case 'refused':
      return 'Not saved: there is a problem.';
    case 'changed-meanwhile':
      return 'Not saved: somebody else has changed this file since you opened it. Note down what you wrote, then look at the file.';
    case 'failed':
      return `Not saved. ${state.words}`;
    default:
      return isChanged ? 'You have changes that are not saved.' : state.is === 'saved' ? 'Saved.' : '';
  }
}

type SummaryProps = { ref: React.Ref<HTMLDivElement>; file: OpenFile; mistakes: readonly Mistake[] };

function Summary({ ref, file, mistakes }: SummaryProps) {
  return (
    <div ref={ref} className="summary" tabIndex={-1}>
      <div role="alert">
        <h2>There is a problem</h2>
        <ul>
          {mistakes.map((mistake) => (
            <li key={`${mistake.file} ${mistake.line} ${mistake.message}`}>
              {mistake.file === file.file && mistake.field ? (
                <a href={`#${controlOf(mistake.field)}`} onClick={(event) => goTo(event, mistake)}>
                  {inWordsOf(mistake.field)}: {mistake.message}
                </a>
              ) : (
                mistake.message
              )}{' '}
              <span className="hint">
                {mistake.file}, line {mistake.line}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** 'Monday, open': the names next to the value, as the form shows them. */
function inWordsOf(field: readonly (string | number)[]): string {
  const names = field.filter((part) => typeof part === 'string').slice(-2);
  const [first = 'The list', ...more] = names.map(humanise);
  return [first, ...more.map((word) => word.toLowerCase())].join(', ');
}

/** To the control of a field, or to what holds it where it has none of its own. The address stays that of the file. */
function goTo(event: React.MouseEvent, { field = [] }: Mistake): void {
  event.preventDefault();
  for (let length = field.length; length >= 0; length -= 1) {
    const target = document.getElementById(controlOf(field.slice(0, length)));
    if (!target) continue;
    openAround(target);
    const control = target.matches('input, select, textarea') ? target : (target.querySelector<HTMLElement>('summary') ?? target);
    control.scrollIntoView({ block: 'center' });
    control.focus();
    return;
  }
}

function openAround(element: Element): void {
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true;
}

function Advice({ advice }: { advice: readonly Mistake[] }) {
  if (advice.length === 0) return null;
  return (
    <details className="advice">
      <summary>What the content check says about this file ({advice.length})</summary>
      <ul>
        {advice.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {message} <span className="hint">Line {line}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
