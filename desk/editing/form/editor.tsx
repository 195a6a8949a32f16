import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { addressOf, controlOf, readAddress } from '../../../content-model/field-address.ts';
import type { ContentPath } from '../../../content-model/problem.ts';
import type { FileFormData } from '../form-data.ts';
import { FileForm } from './file-form.tsx';
import { openForm } from './form-server.ts';
import { goTo, goToLine } from './go-to.ts';
import { PickedFields } from './picked-fields.tsx';
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
        <div className={`fixed right-4 z-10 rounded-full shadow-card lg:hidden ${isPageShown ? 'bottom-3' : 'bottom-24'}`}>
          <Button onPress={() => setPageShown(!isPageShown)}>{isPageShown ? 'Show the text' : 'Show the page'}</Button>
        </div>
      ) : null}
    </div>
  );
}
