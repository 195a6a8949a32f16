import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Device } from './bar.tsx';
import { createStage, type Picked, type Stage } from './stage.ts';

const widths = { Phone: 390, Tablet: 820, Desktop: 1280 };
/** Below it, pages have the layout of a phone or a tablet, and the drawer is a sheet. */
export const smallestDesktop = 1024;

export type Typing = { picked: Picked; name: string; findings: readonly string[] };

type Props = {
  title: string;
  /** The address of the preview, and the path on the site, perhaps with a section. */
  preview: string;
  page: string;
  device: Device;
  /** The address of the field that the drawer shows, and what was pressed for it. */
  current: string;
  picked: HTMLElement | undefined;
  /** What is typed where it stands. */
  typing: Typing | undefined;
  stage: RefObject<Stage | undefined>;
  handlers: Omit<Parameters<typeof createStage>[2], 'onDrawn' | 'preview'>;
  onMore: (picked: Picked) => void;
};

/** The page as patients see it, as wide as there is room, with the words that are typed on it. */
export function PageFrame({ current, device, handlers, onMore, page, picked, preview, stage, title, typing }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [{ height, width: room }, setRoom] = useState({ width: 0, height: 0 });
  const [loads, setLoads] = useState(0);
  const [draws, setDraws] = useState(0);
  const shownFor = useRef('');
  const place = useRef<{ picked: HTMLElement | undefined; index: number }>(undefined);
  const latest = useRef(handlers);
  latest.current = handlers;
  const [path = '/', section = ''] = page.split('#');

  useEffect(() => {
    let prepared: Document | undefined;
    // The event 'load' comes late: after all pictures.
    const timer = setInterval(() => {
      const document = frame.current?.contentDocument;
      const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
      if (!document || !view || document === prepared) return;
      if (document.readyState === 'loading' || document.URL === 'about:blank') return;
      prepared = document;
      stage.current = createStage(document, view, {
        preview,
        onPick: (picked) => latest.current.onPick(picked),
        onStart: (picked) => latest.current.onStart(picked),
        onType: (address, text) => latest.current.onType(address, text),
        onEnd: () => latest.current.onEnd(),
        onFollow: (next) => latest.current.onFollow(next),
        onLeave: () => latest.current.onLeave(),
        onDrawn: () => setDraws((count) => count + 1),
      });
      // A fragment in the address would scroll the desk, too.
      const start = section ? document.getElementById(section) : undefined;
      if (start) view.scrollTo({ top: start.getBoundingClientRect().top - 80, behavior: 'instant' });
      setLoads((count) => count + 1);
    }, 100);
    return () => clearInterval(timer);
  }, [preview, section, stage]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (area.current) observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  const isSmall = window.innerWidth < smallestDesktop;
  const wanted = isSmall ? room : device === 'Desktop' ? Math.max(smallestDesktop, room) : widths[device];
  const scale = room > 0 ? Math.min(1, room / wanted) : 1;
  useEffect(() => {
    area.current?.style.setProperty('--width', `${wanted}px`);
    area.current?.style.setProperty('--scale', String(scale));
  }, [scale, wanted]);

  // What the drawer shows is marked, and stays in sight when the drawer takes room from the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also once a page has been loaded, or has another size
  useEffect(() => {
    const { document, view } = stage.current ?? {};
    if (!document || !view) return;
    for (const element of document.querySelectorAll('[data-current]')) element.removeAttribute('data-current');
    const same = current ? [...document.querySelectorAll(`[data-field~="${CSS.escape(current)}"]`)] : [];
    // Once the page was drawn again, the one at the same place.
    if (picked?.isConnected) place.current = { picked, index: same.indexOf(picked) };
    const at = place.current?.picked === picked ? same[place.current?.index ?? -1] : undefined;
    const element = at ?? same.find((one) => one.checkVisibility()) ?? same[0];
    element?.setAttribute('data-current', '');
    // Not if the page has been scrolled since.
    const now = [current, loads, wanted, height].join(' ');
    if (shownFor.current === now) return;
    shownFor.current = now;
    view.requestAnimationFrame(() => {
      const box = element?.getBoundingClientRect();
      if (box && (box.top < 0 || box.bottom > view.innerHeight))
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  }, [current, picked, loads, draws, wanted, height]);

  return (
    <div ref={area} className="stage" data-device={isSmall ? 'Phone' : device}>
      <a href="#after-page" className="sr-only focus:not-sr-only">
        Skip the page
      </a>
      <iframe ref={frame} title={`The page ${title}`} src={preview + path} />
      {typing ? <Tag typing={typing} frame={frame} scale={scale} onMore={onMore} /> : null}
      <span id="after-page" tabIndex={-1} />
    </div>
  );
}

type TagProps = { typing: Typing; frame: RefObject<HTMLIFrameElement | null>; scale: number; onMore: Props['onMore'] };

/** What the words are that are typed on the page, and what is wrong with them. It stands above them. */
function Tag({ frame, onMore, scale, typing: { findings, name, picked } }: TagProps) {
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    const { element } = picked;
    const view = element.ownerDocument.defaultView;
    const place = () => {
      const [box, outer, tag] = [element.getBoundingClientRect(), frame.current, own.current];
      if (!outer || !tag) return;
      const left = outer.offsetLeft - (outer.offsetWidth * scale) / 2 + box.left * scale;
      const above = box.top * scale - tag.offsetHeight - 8;
      const room = tag.parentElement?.clientWidth ?? 0;
      tag.style.setProperty('left', `${Math.max(8, Math.min(left, room - tag.offsetWidth - 8))}px`);
      tag.style.setProperty('top', `${above > 4 ? above : box.bottom * scale + 8}px`);
    };
    place();
    view?.addEventListener('scroll', place, { passive: true });
    const observer = new ResizeObserver(place);
    observer.observe(element);
    if (own.current) observer.observe(own.current);
    return () => {
      view?.removeEventListener('scroll', place);
      observer.disconnect();
    };
  }, [picked, frame, scale]);
  return (
    <section ref={own} className="tag" aria-label="The words on the page">
      <p className="font-semibold">{name || 'Words'}</p>
      <button type="button" onClick={() => onMore(picked)}>
        More<span className="sr-only"> about these words</span>
      </button>
      {findings.map((message) => (
        <p key={message} className="basis-full" role="alert">
          {message}
        </p>
      ))}
    </section>
  );
}
