import { videoEmbedAddress, videoPageAddress } from '../../../domain/links.ts';
import { Icon } from '../../ui/icon.tsx';
import { island } from '../island.ts';

type Words = { play: string; elsewhere: string };
type Video = { id: string; title: string; description: string; duration: string; category: string; thumbnail: string };

/** On phones the smaller videos are rows with the thumbnail beside the text. */
const offStage =
  'max-md:not-data-stage:grid max-md:not-data-stage:grid-cols-[9.5rem_1fr] max-md:not-data-stage:content-start max-md:not-data-stage:gap-x-4';
const onStage =
  'md:data-stage:order-first md:data-stage:col-span-2 lg:data-stage:col-span-1 lg:data-stage:col-start-1 lg:data-stage:row-span-2 lg:data-stage:row-start-1';

/** One large video and the others beside it. Without the script each is a link to the video host. */
export function VideoList({ videos, words }: { videos: readonly Video[]; words: Words }) {
  return (
    <ul
      {...island('videos')}
      className="mt-6 grid gap-x-10 gap-y-6 md:mt-10 md:gap-y-10 md:grid-cols-2 lg:grid-cols-[2.45fr_1fr] lg:grid-rows-[auto_1fr]"
    >
      {videos.map((video, index) => (
        <li key={video.id} data-stage={index === 0 ? '' : undefined} className={`group/video ${onStage} ${offStage}`}>
          <a
            href={videoPageAddress(video.id)}
            data-press
            data-player={videoEmbedAddress(video.id)}
            data-title={video.title}
            data-elsewhere={words.elsewhere}
            className="group @container relative block aspect-video self-start overflow-hidden rounded-card max-md:group-not-data-stage/video:row-span-3 focus-visible:rounded-card focus-visible:outline-current"
          >
            <img
              src={video.thumbnail}
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
                <span className="sr-only">: {video.title}</span>
              </span>
              <span className="rounded-full bg-card px-2.5 py-1 @min-[14rem]:px-3 @min-[14rem]:py-1.5 text-base leading-snug font-semibold text-ink tabular-nums">
                {video.duration}
              </span>
            </span>
          </a>
          <p className="text-base leading-snug opacity-85 group-data-stage/video:mt-4 md:mt-4">{video.category}</p>
          <h3 className="mt-1 text-lg group-data-stage/video:text-2xl md:text-xl lg:group-data-stage/video:text-3xl">
            {video.title}
          </h3>
          <p className="mt-1 max-w-[60ch] text-base leading-snug opacity-90 md:mt-2 md:leading-normal group-data-stage/video:text-[length:inherit]">
            {video.description}
          </p>
        </li>
      ))}
    </ul>
  );
}
