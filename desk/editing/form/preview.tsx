import { useEffect, useRef, useState } from 'react';

const widths = { Phone: 390, Desktop: 1280 };
type Device = keyof typeof widths;

/** The page with the draft, as patients would see it. Loaded again, at the same place, whenever the draft is saved. */
export function Preview({ address, title, version }: { address: string; title: string; version: string }) {
  const [device, setDevice] = useState<Device>('Phone');
  const [room, setRoom] = useState(390);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLIFrameElement>(null);
  const shown = useRef(version);
  const [path, section = ''] = address.split('#');
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    // Null while the browser shows a page of its own, such as when the desk cannot be reached.
    if (page.current?.contentDocument) page.current.contentDocument.location.reload();
    else if (page.current && path) page.current.src = path;
  }, [path, version]);
  // A fragment in the address would scroll this page, too.
  const goToSection = () => {
    const { contentDocument } = page.current ?? {};
    const view = contentDocument?.defaultView;
    const target = section && view?.scrollY === 0 ? contentDocument?.getElementById(section) : undefined;
    if (target) view?.scrollTo({ top: target.getBoundingClientRect().top - 80, behavior: 'instant' });
  };
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
    <aside className="lg:sticky lg:top-4 lg:self-start" aria-label="Preview">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <fieldset className="hidden items-center gap-x-4 lg:flex">
          <legend className="sr-only">Width of the preview</legend>
          {(Object.keys(widths) as Device[]).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input type="radio" name="device" checked={device === name} onChange={() => setDevice(name)} />
              {name}
            </label>
          ))}
        </fieldset>
        <a href={address} target="_blank" rel="noopener" className="font-semibold text-action underline">
          Open the preview<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      {/* A phone has no room for both: the link opens the preview. */}
      <div ref={frame} className="hidden h-[calc(100dvh-6rem)] overflow-clip rounded-card border border-line bg-mist lg:block">
        <iframe
          ref={page}
          className="mx-auto block h-[calc(100%/var(--scale))] w-(--width) origin-top-left scale-(--scale) border-0"
          loading="lazy"
          title={`Preview of ${title}`}
          src={path}
          onLoad={goToSection}
        />
      </div>
    </aside>
  );
}
