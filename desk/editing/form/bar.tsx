import type { FileFormData } from '../form-data.ts';
import { LineIcon } from './line-icon.tsx';
import { mustChoose, type Session } from './session.ts';

export const devices = ['Phone', 'Tablet', 'Desktop'] as const;
export type Device = (typeof devices)[number];

type Props = {
  data: FileFormData;
  session: Session;
  /** The path of the page, if one shows the file. */
  page: string | undefined;
  device: Device;
  onDevice: (device: Device) => void;
  onFollow: (page: string) => void;
  onSettings: () => void;
  onUndo: (which: 'undo' | 'redo') => void;
  onReview: () => void;
};

/** What is edited, how it is saved, and the way on. */
export function Bar({ data, device, onDevice, onFollow, onReview, onSettings, onUndo, page, session }: Props) {
  const { linkTargets, title } = data;
  const { text, isWrong } = statusOf(session);
  const { changes } = session.latest();
  return (
    <header className="bar">
      <a href={data.file.startsWith('articles/') ? '/articles' : '/site'} className="bar-button" aria-label="Back to the desk">
        <LineIcon name="back" />
      </a>
      <h1 className={page ? 'sr-only' : 'min-w-0 grow truncate text-base font-semibold'}>{title}</h1>
      {page ? (
        <select aria-label="Page" className="bar-pages" value={page} onChange={({ target }) => onFollow(target.value)}>
          {linkTargets.some(({ path }) => path === page) ? null : <option value={page}>{title}</option>}
          {linkTargets.map(({ name, path }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
      {page ? (
        <fieldset className="bar-devices">
          <legend className="sr-only">Width of the page</legend>
          {devices.map((name) => (
            <label key={name} title={name}>
              <input type="radio" name="device" className="sr-only" checked={device === name} onChange={() => onDevice(name)} />
              <LineIcon name={name} />
              <span className="sr-only">{name}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <p role="status" className={isWrong ? 'bar-status is-wrong' : 'bar-status'}>
        {text}
      </p>
      {(['undo', 'redo'] as const).map((which) => {
        const name = session.next(which);
        const label = `${which === 'undo' ? 'Undo' : 'Redo'}${name ? `: ${name}` : ''}`;
        return (
          <button
            key={which}
            type="button"
            className={`bar-button ${which === 'redo' ? 'max-sm:hidden' : ''}`}
            aria-label={label}
            title={label}
            aria-disabled={!name}
            onClick={() => onUndo(which)}
          >
            <LineIcon name={which} />
          </button>
        );
      })}
      {page ? (
        <button
          type="button"
          className="bar-button"
          aria-label="Settings of this page"
          title="Settings of this page"
          onClick={onSettings}
        >
          <LineIcon name="settings" />
        </button>
      ) : null}
      <button type="button" className="bar-review" onClick={onReview}>
        Review
        <span className="max-sm:sr-only"> {changes === 1 ? '1 change' : changes > 1 ? `${changes} changes` : 'changes'}</span>
      </button>
    </header>
  );
}

function statusOf(session: Session): { text: string; isWrong: boolean } {
  const files = session.files();
  const wrong = files.find(({ state }) => state.status === 'failed' || state.status === 'refused');
  if (wrong && 'reason' in wrong.state) return { text: `Not saved. ${wrong.state.reason}`, isWrong: true };
  if (files.some(mustChoose)) return { text: 'Choose between two changes, then your draft is saved.', isWrong: true };
  if (files.some(({ state }) => state.status === 'saving' || state.status === 'unsaved'))
    return { text: 'Saving', isWrong: false };
  const at = session.savedAt()?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (!at) return { text: files.some(({ data }) => data.hasDraft) ? 'Saved as your draft' : 'No changes', isWrong: false };
  return {
    text: `Saved ${at}${files.some(({ state }) => state.status === 'unchecked') ? ', but not checked' : ''}`,
    isWrong: false,
  };
}
