import { videoEmbedAddress, videoPageAddress } from '../../../domain/links.ts';
import { Icon } from '../../ui/icon.tsx';
import { island } from '../island.ts';

type Words = { play: string; elsewhere: string };
type Film = { id: string; title: string; description: string; duration: string; category: string; thumbnail: string };

/** On a phone the others are rows: the picture, and beside it the words. */
const offStage =
  'max-md:not-data-stage:grid max-md:not-data-stage:grid-cols-[9.5rem_1fr] max-md:not-data-stage:content-start max-md:not-data-stage:gap-x-4';
const onStage =
  'md:data-stage:order-first md:data-stage:col-span-2 lg:data-stage:col-span-1 lg:data-stage:col-start-1 lg:data-stage:row-span-2 lg:data-stage:row-start-1';

/** One large film and the others beside it. Without the script each is a link to the video host. */
export function FilmList({ films, words }: { films: readonly Film[]; words: Words }) {
  return (
    <ul
      {...island('videos')}
      className="mt-6 grid gap-x-10 gap-y-6 md:mt-10 md:gap-y-10 md:grid-cols-2 lg:grid-cols-[2.45fr_1fr] lg:grid-rows-[auto_1fr]"
    >
      {films.map((film, index) => (
        <li key={film.id} data-stage={index === 0 ? '' : undefined} className={`group/film ${onStage} ${offStage}`}>
          <a
            href={videoPageAddress(film.id)}
            data-press
            data-player={videoEmbedAddress(film.id)}
            data-title={film.title}
            data-elsewhere={words.elsewhere}
            className="group @container relative block aspect-video self-start overflow-hidden rounded-card max-md:group-not-data-stage/film:row-span-3 focus-visible:rounded-card focus-visible:outline-current"
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
            <span className="absolute inset-x-2 bottom-2 @min-[14rem]:inset-x-3 @min-[14rem]:bottom-3 flex flex-wrap items-end justify-between gap-2">
              <span className="inline-flex items-center gap-2 rounded-full bg-action p-2 @min-[14rem]:pr-5 @min-[14rem]:pl-4 font-semibold text-on-action group-hover:bg-action-hover">
                <Icon name="play" size={20} />
                <span className="@max-[14rem]:sr-only">{words.play}</span>
                <span className="sr-only">: {film.title}</span>
              </span>
              <span className="rounded-full bg-card px-2.5 py-1 @min-[14rem]:px-3 @min-[14rem]:py-1.5 text-base leading-snug font-semibold text-ink tabular-nums">
                {film.duration}
              </span>
            </span>
          </a>
          <p className="text-base leading-snug opacity-85 group-data-stage/film:mt-4 md:mt-4">{film.category}</p>
          <h3 className="mt-1 text-lg group-data-stage/film:text-2xl md:text-xl lg:group-data-stage/film:text-3xl">
            {film.title}
          </h3>
          <p className="mt-1 max-w-[60ch] text-base leading-snug opacity-90 md:mt-2 md:leading-normal group-data-stage/film:text-[length:inherit]">
            {film.description}
          </p>
        </li>
      ))}
    </ul>
  );
}
