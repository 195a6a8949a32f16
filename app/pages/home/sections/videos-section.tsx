import { useState } from 'react';
import type { SiteContent } from '../../../../content/schema/site.ts';
import { videoEmbedAddress, videoPageAddress } from '../../../../domain/links.ts';
import { SectionHeading } from '../../../site/section-heading.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Film } from '../home-data.ts';

type Words = SiteContent['homePage']['videos'];
type ScreenProps = { film: Film; playing: boolean; words: Words; onPlay: () => void };

/** The pressed link is gone: whoever uses the keyboard goes on in the player. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

function Screen({ film, onPlay, playing, words }: ScreenProps) {
  if (playing) {
    return (
      <iframe
        src={videoEmbedAddress(film.id)}
        title={film.title}
        allow="autoplay; fullscreen; encrypted-media"
        allowFullScreen
        ref={takeFocus}
        className="aspect-video w-full rounded-card"
      />
    );
  }
  return (
    <a
      href={videoPageAddress(film.id)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPlay();
      }}
      className="group @container relative block aspect-video overflow-hidden rounded-card focus-visible:rounded-card focus-visible:outline-current"
    >
      <img
        src={film.thumbnail}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      <span className="absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-2">
        <span className="inline-flex items-center gap-2 rounded-full bg-action py-2 pr-5 pl-4 font-semibold text-on-action group-hover:bg-action-hover">
          <Icon name="play" size={20} />
          {words.play}
          <span className="sr-only">: {film.title}</span>
        </span>
        <span className="rounded-full bg-card px-3 py-1.5 text-base leading-snug font-semibold text-ink tabular-nums">
          {film.duration}
        </span>
      </span>
    </a>
  );
}

/** A dark room with one large screen: whichever film plays takes it, and the others wait at its side. */
export function VideosSection({ videos, words }: { videos: readonly Film[]; words: Words }) {
  const [playing, setPlaying] = useState<string>();
  const onStage = playing ?? videos[0]?.id;
  return (
    <section
      id="videos"
      aria-labelledby="videos-heading"
      data-section
      className="bg-ink py-16 text-paper lg:py-24 dark:bg-card dark:text-ink"
    >
      <div className="wrap">
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[2.45fr_1fr] lg:items-end">
          <div>
            <SectionHeading id="videos-heading" heading={words.heading} lead={words.lead} />
          </div>
          <p className="flex gap-3 text-base leading-snug opacity-90">
            <Icon name="shield" size={22} />
            {words.privacyNote}
          </p>
        </div>
        <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-[2.45fr_1fr] lg:grid-rows-[auto_1fr]">
          {videos.map((film) => (
            <li
              key={film.id}
              className={
                film.id === onStage
                  ? 'md:order-first md:col-span-2 lg:col-span-1 lg:col-start-1 lg:row-span-2 lg:row-start-1'
                  : ''
              }
            >
              <Screen film={film} playing={film.id === playing} words={words} onPlay={() => setPlaying(film.id)} />
              <p className="mt-4 text-base opacity-85">{film.category}</p>
              <h3 className={film.id === onStage ? 'mt-1 text-2xl lg:text-3xl' : 'mt-1 text-xl'}>{film.title}</h3>
              <p className={`mt-2 max-w-[60ch] opacity-90 ${film.id === onStage ? '' : 'text-base'}`}>{film.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
