import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { addressOf, controlOf, fieldName, readAddress } from '../../../content-model/field-address.ts';
import type { ContentPath } from '../../../content-model/problem.ts';
import type { FileFormData } from '../form-data.ts';
import { FileForm } from './file-form.tsx';
import { openForm, whereShown } from './form-server.ts';
import { goTo, goToLine } from './go-to.ts';
import { type Picked, Preview } from './preview.tsx';

/** The page as patients would see it, and the fields behind what is pressed on it. On a phone one of both. */
export function Editor({ opened }: { opened: FileFormData }) {
  const [data, setData] = useState(opened);
  const [picked, setPicked] = useState<Picked>();
  const [target, setTarget] = useState<ContentPath>();
  const [focused, setFocused] = useState('');
  const [isPageShown, setPageShown] = useState(window.location.hash === '#page');
  const [page, setPage] = useState(opened.page);
  const [failure, setFailure] = useState('');
  /** Stores what is typed before another form takes its place. */
  const save = useRef(async () => true);
  const latest = useRef('');

  async function open(address = ''): Promise<void> {
    latest.current = address;
    setFailure('');
    if (!address) return;
    const { field, file } = readAddress(address);
    if (file !== data.file) {
      const next = (await save.current()) && (await openForm(file).catch((error: Error) => error.message));
      // Again, because typing goes on while the form is read.
      if (!next || !(await save.current())) return setFailure('What you typed here is not saved yet. Finish it first.');
      if (latest.current !== address) return;
      if (typeof next === 'string') return setFailure(next);
      setData(next);
      window.history.pushState(null, '', `/edit/${file}`);
    }
    setTarget(field);
  }
  const pick = (next: Picked) => {
    setPicked(next);
    setPageShown(false);
    void open(next.fields[0]);
  };

  const follow = (next: string) => {
    setPage(next);
    setPageShown(true);
  };

  useEffect(() => {
    const [line] = target?.slice(1) ?? [];
    if (target?.[0] === 'body') goToLine(Number(line ?? 0));
    else if (target) goTo(controlOf(target));
  }, [target]);
  useEffect(() => {
    // A link from another screen names a field, or a line of the long text.
    const control = window.location.hash.slice(1);
    const [, line] = /^root_body_(\d+)$/.exec(control) ?? [];
    if (line) {
      goToLine(Number(line));
      setFocused(addressOf(opened.file, control));
    } else if (control && control !== 'page') goTo(control);
  }, [opened.file]);
  useEffect(() => {
    // A link within this screen, such as 'Skip the page', is no way back to another form.
    const back = () => window.location.pathname !== `/edit/${data.file}` && window.location.reload();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [data.file]);

  return (
    <div className="beside">
      <section
        className={`grid min-w-0 content-start gap-6 ${isPageShown ? 'max-lg:hidden' : ''}`}
        aria-labelledby="file-title"
        onFocus={({ target: { id } }) => id.startsWith('root_') && setFocused(addressOf(data.file, id))}
      >
        {picked ? <PickedFields picked={picked} data={data} failure={failure} onOpen={open} onFollow={follow} /> : null}
        <FileForm key={data.file} opened={data} onSaved={setData} save={save} />
      </section>
      {page ? <Preview data={data} page={page} current={focused} isShown={isPageShown} onPick={pick} /> : null}
      {page ? (
        <div className={`fixed right-4 z-10 rounded-full shadow-card lg:hidden ${isPageShown ? 'bottom-3' : 'bottom-32'}`}>
          <Button onPress={() => setPageShown(!isPageShown)}>{isPageShown ? 'Show the text' : 'Show the page'}</Button>
        </div>
      ) : null}
    </div>
  );
}

type PickedProps = {
  picked: Picked;
  data: FileFormData;
  failure: string;
  onOpen: (address: string) => void;
  onFollow: (page: string) => void;
};

/** What was pressed on the page: the fields behind it, where else they show, and where it leads. */
function PickedFields({ data, failure, onFollow, onOpen, picked: { fields, leadsTo, words } }: PickedProps) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof whereShown>>>();
  const [first] = fields;
  useEffect(() => {
    if (fields.length > 0) whereShown(data.preview, fields).then(setShown, () => {});
  }, [fields, data.preview]);
  const { names = [], pages = [] } = shown?.fields === fields ? shown : {};
  return (
    <div className="sticky top-2 z-10 grid gap-1.5 rounded-card bg-mist px-4 py-3 leading-snug shadow-card" role="status">
      <p>
        You pressed <q className="font-semibold">{words}</q>
      </p>
      {failure ? <p className="font-semibold text-danger">{failure}</p> : null}
      {first ? null : <p>The site works this out, or an article says it. There is no field for it.</p>}
      {pages.length > 1 ? <p className="hint">A change shows on: {pages.join(', ')}.</p> : null}
      <p className="flex flex-wrap gap-x-5">
        {fields.length > 1
          ? fields.map((address, index) => (
              <button key={address} type="button" className="link-button" onClick={() => onOpen(address)}>
                {data.titles[readAddress(address).file]}: {names[index] ?? fieldName(readAddress(address).field)}
              </button>
            ))
          : null}
        {leadsTo ? (
          <button type="button" className="link-button" onClick={() => onFollow(leadsTo)}>
            Go to the page that it leads to
          </button>
        ) : null}
      </p>
    </div>
  );
}
