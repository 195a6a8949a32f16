import { useEffect, useRef, useState } from 'react';
import { TextLink } from '../../layout/text-link.tsx';
import type { FileFormData } from '../form-data.ts';

const widths = { Phone: 390, Desktop: 1280 };
type Device = keyof typeof widths;

/** What was pressed on the page. `leadsTo` is set if it is a link to another page of the site. */
export type Picked = { fields: string[]; words: string; leadsTo: string | undefined };

type Props = {
  data: FileFormData;
  /** The path on the site. */
  page: string;
  /** The address of the field that has the focus. */
  current: string;
  /** On a small screen, which has room for the page or the form. */
  isShown: boolean;
  onPick: (picked: Picked) => void;
};

const outlines = `
  [data-field] { cursor: pointer }
  [data-field]:hover, [data-field]:focus-visible { outline: 2px dashed #d97706 !important; outline-offset: 2px }
  [data-current] { outline: 3px solid #d97706 !important; outline-offset: 2px }
`;

/** The page with the draft, as patients would see it. Loaded again, at the same place, whenever the draft is saved. */
export function Preview({ current, isShown, data: { file, hash, leftOut, preview, title }, onPick, page: pagePath }: Props) {
  const [device, setDevice] = useState<Device>('Phone');
  const [room, setRoom] = useState(390);
  const [loads, setLoads] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLIFrameElement>(null);
  const pressed = useRef<Element>(undefined);
  const pick = useRef(onPick);
  pick.current = onPick;
  const shown = useRef({ file, hash });
  const [path = '/', section = ''] = pagePath.split('#');
  const address = preview + path;
  useEffect(() => {
    const isSaved = shown.current.file === file && shown.current.hash !== hash;
    shown.current = { file, hash };
    if (!isSaved) return;
    // Null while the browser shows a page of its own, such as when the desk cannot be reached.
    if (page.current?.contentDocument) page.current.contentDocument.location.reload();
    else if (page.current) page.current.src = address;
  }, [address, file, hash]);

  const prepare = (document: Document) => {
    const view = document.defaultView as (Window & typeof globalThis) | null;
    if (!view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(outlines);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // A button is pressed itself. What is in a link stays apart: the link leads elsewhere.
    for (const element of document.querySelectorAll<HTMLElement>('[data-field]:not(button *, summary *)')) {
      element.tabIndex = 0;
      element.removeAttribute('aria-hidden');
      element.setAttribute('aria-description', 'Press to change it');
      if (element.matches('div:not([role]), span:not([role], a *)'))
        element.setAttribute('role', element.querySelector('a, button, [data-field]') ? 'group' : 'button');
    }
    const press = (event: Event) => {
      const target = event.target as Element;
      // These show more of the page.
      if (!target.closest('summary, [popovertarget]')) event.preventDefault();
      const element =
        target.closest('[data-field]') ?? target.closest('a, button, summary')?.querySelector('[data-field]') ?? target;
      const link = target.closest('a')?.pathname ?? '';
      pressed.current = element;
      pick.current({
        fields: element.getAttribute('data-field')?.split(' ') ?? [],
        words: (element.textContent?.trim() || element.getAttribute('alt') || 'a picture').slice(0, 60),
        leadsTo: link.startsWith(preview) && link !== view.location.pathname ? link.slice(preview.length) : undefined,
      });
    };
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', (event) => {
      // The browser turns it into a press on these.
      if (event.key === 'Enter' && !(event.target as Element).matches('a, button, summary')) press(event);
    });
    // A fragment in the address would scroll the desk, too.
    const start = section && view.scrollY === 0 ? document.getElementById(section) : undefined;
    if (start) view.scrollTo({ top: start.getBoundingClientRect().top - 80, behavior: 'instant' });
  };

  const latestPrepare = useRef(prepare);
  latestPrepare.current = prepare;
  useEffect(() => {
    let prepared: Document | undefined;
    // The event 'load' comes late: after all pictures.
    const timer = setInterval(() => {
      const document = page.current?.contentDocument;
      if (!document || document === prepared || document.readyState === 'loading' || document.URL === 'about:blank') return;
      prepared = document;
      latestPrepare.current(document);
      setLoads((count) => count + 1);
    }, 100);
    return () => clearInterval(timer);
  }, []);

  // The field with the focus is shown on the page, unless it was pressed there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also once a page has been loaded
  useEffect(() => {
    const document = page.current?.contentDocument;
    if (!document || !current) return;
    for (const element of document.querySelectorAll('[data-current]')) element.removeAttribute('data-current');
    const shows = (element: Element | undefined, name: string) => element?.matches(`[data-field~="${CSS.escape(name)}"]`);
    const own = pressed.current?.isConnected && shows(pressed.current, current) ? pressed.current : undefined;
    const element = own ?? document.querySelector(`[data-field~="${CSS.escape(current)}"]`);
    element?.setAttribute('data-current', '');
    if (!own) element?.scrollIntoView({ block: 'center' });
  }, [current, loads]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const width = widths[device];
  const scale = Math.min(1, room / width);
  useEffect(() => {
    frame.current?.style.setProperty('--width', `${width}px`);
    frame.current?.style.setProperty('--scale', String(scale));
  }, [scale, width]);
  return (
    <aside className={`lg:sticky lg:top-4 lg:self-start ${isShown ? '' : 'max-lg:hidden'}`} aria-label="Preview">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">Press a word or a picture to change it</p>
        <fieldset className="hidden items-center gap-x-4 lg:flex">
          <legend className="sr-only">Width of the preview</legend>
          {(Object.keys(widths) as Device[]).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input type="radio" name="device" checked={device === name} onChange={() => setDevice(name)} />
              {name}
            </label>
          ))}
        </fieldset>
        <TextLink href={address} newTab>
          Open the preview
        </TextLink>
      </div>
      {[...new Set(leftOut)].map((sentence) => (
        <p key={sentence} className="advice mb-2">
          {sentence}
        </p>
      ))}
      <a href="#after-page" className="sr-only focus:not-sr-only">
        Skip the page
      </a>
      <div
        ref={frame}
        className="h-[calc(100dvh-12.5rem)] lg:h-[calc(100dvh-8rem)] overflow-clip rounded-card border border-line bg-mist"
      >
        <iframe
          ref={page}
          className="mx-auto block h-[calc(100%/var(--scale))] w-(--width) origin-top-left scale-(--scale) border-0"
          title={`Preview of ${title}`}
          src={address}
        />
      </div>
      <span id="after-page" tabIndex={-1} />
    </aside>
  );
}
