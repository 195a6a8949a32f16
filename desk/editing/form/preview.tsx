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
    page.current?.contentWindow?.location.reload();
  }, [version]);
  // A fragment in the address would scroll this page, too.
  const goToSection = () => {
    const { contentDocument, contentWindow } = page.current ?? {};
    const target = section && contentWindow?.scrollY === 0 ? contentDocument?.getElementById(section) : undefined;
    if (target) contentWindow?.scrollTo(0, target.getBoundingClientRect().top - 80);
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
    <aside className="preview" aria-label="Preview">
      <div className="preview-head">
        <fieldset className="preview-devices">
          <legend className="sr-only">Width of the preview</legend>
          {(Object.keys(widths) as Device[]).map((name) => (
            <label key={name}>
              <input type="radio" name="device" checked={device === name} onChange={() => setDevice(name)} />
              {name}
            </label>
          ))}
        </fieldset>
        <a href={address} target="_blank" rel="noopener">
          Open the preview<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      <div ref={frame} className="preview-frame">
        <iframe ref={page} loading="lazy" title={`Preview of ${title}`} src={path} onLoad={goToSection} />
      </div>
    </aside>
  );
}
