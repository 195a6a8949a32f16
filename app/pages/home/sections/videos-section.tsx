import type { SiteContent } from '../../../../content/schema/site.ts';
import { VideoList } from '../../../islands/videos/video-list.tsx';
import { SectionHeading } from '../../../sections/section-heading.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Video } from '../home-data.ts';

type Words = SiteContent['homePage']['videos'];

export function VideosSection({ videos, words }: { videos: readonly Video[]; words: Words }) {
  return (
    <section
      id="videos"
      tabIndex={-1}
      aria-labelledby="videos-heading"
      data-section
      className="bg-ink py-10 text-paper md:py-16 lg:py-24 dark:bg-card dark:text-ink"
    >
      <div className="wrap">
        <div className="grid gap-x-10 gap-y-4 md:gap-y-6 lg:grid-cols-[2.45fr_1fr] lg:items-end">
          <div>
            <SectionHeading id="videos-heading" heading={words.heading} lead={words.lead} />
          </div>
          <p className="flex gap-3 text-base leading-snug opacity-90">
            <Icon name="shield" size={22} />
            {words.privacyNote}
          </p>
        </div>
        <VideoList videos={videos} words={words} />
      </div>
    </section>
  );
}
