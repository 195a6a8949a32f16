import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import type { ContentPath } from '../../../content/problem.ts';
import { addressOf, controlOf, readAddress } from '../field-address.ts';
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

  async function open(address: string): Promise<void> {
    const { field, file } = readAddress(address);
    if (file !== data.file) {
      if (!(await save.current())) return setFailure('Correct what is marked first.');
      const next = await openForm(file).catch((error: Error) => setFailure(error.message));
      if (!next) return;
      setData(next);
      window.history.pushState(null, '', `/edit/${file}`);
    }
    setFailure('');
    setTarget(field);
    setPageShown(false);
  }
  const pick = (next: Picked) => {
    setPicked(next);
    if (next.fields[0]) void open(next.fields[0]);
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
    const back = () => window.location.reload();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [opened.file]);

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
