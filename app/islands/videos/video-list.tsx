import { videoEmbedAddress, videoPageAddress } from '../../../domain/links.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture, PictureCredit, type ShownPicture } from '../../ui/picture.tsx';
import { island } from '../island.ts';

type Words = { play: string; elsewhere: string };
type Video = { id: string; title: string; description: string; duration: string; category: string; picture: ShownPicture };

/** One large video and the others beside it. Without the script each is a link to the video host. */
export function VideoList({ videos, words }: { videos: readonly Video[]; words: Words }) {
  return (
    <ul
      {...island('videos')}
      className="@container mt-6 grid gap-x-10 gap-y-6 md:mt-10 md:gap-y-10 md:grid-cols-2 lg:grid-cols-[2.45fr_1fr] lg:grid-rows-[auto_1fr]"
    >
      {videos.map((video, index) => (
        <li key={video.id} data-stage={index === 0 ? '' : undefined} className="video group/video">
          <a
            href={videoPageAddress(video.id)}
            data-press
            data-player={videoEmbedAddress(video.id)}
            data-title={video.title}
            data-elsewhere={words.elsewhere}
            className="video-player group"
          >
            <Picture {...video.picture} width={640} height={360} loading="lazy" className="size-full object-cover" />
            <span className="video-foot">
              <span className="video-play">
                <Icon name="play" size={20} />
                <span className="@max-[14rem]:sr-only">{words.play}</span>
                <span className="sr-only">: {video.title}, </span>
              </span>
              <span className="video-length">{video.duration}</span>
            </span>
          </a>
          <p className="text-base leading-snug opacity-85 group-data-stage/video:mt-4 md:mt-4">{video.category}</p>
          <h3 className="mt-1 text-lg group-data-stage/video:text-2xl md:text-xl lg:group-data-stage/video:text-3xl">
            {video.title}
          </h3>
          <p className="mt-1 max-w-[60ch] text-base leading-snug opacity-90 md:mt-2 md:leading-normal group-data-stage/video:text-[length:inherit]">
            {video.description}
          </p>
          <PictureCredit of={[video.picture]} />
        </li>
      ))}
    </ul>
  );
}
