import { useEffect, useRef, useState } from 'react';
import type { Mistake, OpenFile } from '../content-folder.ts';
import { FileEditor } from './file-editor.tsx';
import { FileList } from './file-list.tsx';
import { type ContentOverview, server } from './server.ts';

type Opened = { kind: 'form'; file: OpenFile } | { kind: 'unreadable'; problem: Mistake } | { kind: 'message'; words: string };

const fileInAddress = () => decodeURIComponent(window.location.hash.slice(1));
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The list of files, and the one that is open. The address names it, so that Back leads to the one before. */
export function Screen() {
  const [overview, setOverview] = useState<ContentOverview>();
  const [opened, setOpened] = useState<Opened>();
  const [current, setCurrent] = useState('');
  const isUnsaved = useRef(false);
  const latest = useRef('');

  const fail = (error: unknown) => setOpened({ kind: 'message', words: wordsOf(error) });
  const refresh = () => server.overview().then(setOverview, fail);
  const show = (name: string, answer?: Opened) => {
    latest.current = name;
    isUnsaved.current = false;
    setCurrent(name);
    setOpened(answer);
  };
  const load = async (name: string) => {
    show(name);
    if (!name) return;
    try {
      const file = await server.open(name);
      // Somebody may have chosen another file since.
      if (latest.current === name) show(name, 'schema' in file ? { kind: 'form', file } : { kind: 'unreadable', problem: file });
    } catch (error) {
      fail(error);
    }
  };
  const mayLeave = () => !isUnsaved.current || window.confirm('Leave without saving what you have changed?');
  const follow = () => {
    const name = fileInAddress();
    if (name === latest.current) return;
    if (mayLeave()) void load(name);
    else window.history.replaceState(null, '', `#${latest.current}`);
  };
  const begin = async (kind: string, about: string) => {
    if (!mayLeave()) return;
    const file = await server.begin(kind, about);
    window.history.pushState(null, '', `#${file.file}`);
    show(file.file, { kind: 'form', file });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens; what it calls keeps its state in refs
  useEffect(() => {
    void refresh();
    void load(fileInAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return (
    <>
      <a className="skip" href="#editor">
        To the form
      </a>
      <header className="top">
        <img src="/favicon.svg" alt="" width="36" height="36" />
        <p className="top-title">Edit the content</p>
        {overview ? (
          <a href={overview.siteUrl} target="_blank" rel="noopener">
            The site<span className="unseen"> (opens in a new tab)</span>
          </a>
        ) : null}
      </header>
      <div className="desk">
        {overview ? <FileList overview={overview} current={current} onBegin={begin} /> : null}
        <main id="editor" tabIndex={-1}>
          {opened?.kind === 'form' && overview ? (
            <FileEditor
              key={opened.file.file}
              opened={opened.file}
              overview={overview}
              onReload={() => void load(opened.file.file)}
              onUnsaved={(unsaved) => {
                isUnsaved.current = unsaved;
              }}
              onSaved={() => void refresh()}
              onRemoved={() => {
                isUnsaved.current = false;
                window.location.hash = '';
                void refresh();
              }}
            />
          ) : null}
          {opened?.kind === 'unreadable' ? (
            <section className="page-part">
              <h1>This file cannot be shown as a form</h1>
              <p>
                {opened.problem.file}, line {opened.problem.line}: expected {opened.problem.message}.
              </p>
              <p>Open the file with a text editor, put that line right, and choose the file again.</p>
            </section>
          ) : null}
          {opened?.kind === 'message' ? (
            <section className="page-part">
              <h1>That did not work</h1>
              <p role="alert">{opened.words}</p>
            </section>
          ) : null}
          {!opened && !current ? <Welcome /> : null}
        </main>
      </div>
    </>
  );
}

function Welcome() {
  return (
    <section className="page-part">
      <h1>What would you like to change?</h1>
      <p>Choose it from the list. You see its fields, and beside them the page that shows them.</p>
      <p>
        Nothing is changed before you press 'Save', and nothing is saved that the site could not show. What you save changes the
        files on this machine. Patients see it when the files are published.
      </p>
    </section>
  );
}
