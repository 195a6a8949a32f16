import type { SiteContent } from '../../../content-model/schema/site.ts';
import { VideoList } from '../../islands/videos/video-list.tsx';
import { PracticeSections } from '../../practices/practice-sections.tsx';
import { Questions } from '../../sections/page-end.tsx';
import { SectionHeading } from '../../sections/section.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HomeData, Video } from './home-data.ts';
import { AboutSection } from './sections/about-section.tsx';
import { HeroSection } from './sections/hero-section.tsx';
import { NhsSection } from './sections/nhs-section.tsx';
import { ReviewsSection } from './sections/reviews-section.tsx';
import { ServicesSection } from './sections/services-section.tsx';
import { TeamSection } from './sections/team-section.tsx';
import { TransformationsSection } from './sections/transformations-section.tsx';

type Words = SiteContent['homePage']['videos'];

function VideosSection({ videos, words }: { videos: readonly Video[]; words: Words }) {
  return (
    <section id="videos" data-section className="bg-ink py-8 text-paper md:py-16 lg:py-24 dark:bg-card dark:text-ink">
      <div className="wrap">
        <div className="grid gap-x-10 gap-y-4 md:gap-y-6 lg:grid-cols-[2.45fr_1fr] lg:items-end">
          <div>
            <SectionHeading heading={words.heading} lead={words.lead} />
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

export function HomePage(page: HomeData) {
  const { closures, faq, practices, reviews, services, team, transformations, videos, views, words } = page;
  const { carousel } = words;
  return (
    <>
      <HeroSection words={words.hero} views={views} opening={page.opening} emergencyPhone={page.emergencyPhone} />
      <NhsSection words={words.nhs} practices={practices} />
      <AboutSection words={words.about} views={views} />
      <ServicesSection words={words.services} carousel={carousel} services={services} />
      <TeamSection words={words.team} carousel={carousel} team={team} />
      {transformations.length > 0 ? (
        <TransformationsSection words={words.transformations} carousel={carousel} transformations={transformations} />
      ) : null}
      {videos.length > 0 ? <VideosSection words={words.videos} videos={videos} /> : null}
      <ReviewsSection words={words.reviews} carousel={carousel} reviews={reviews} />
      <PracticeSections words={words} practices={practices} closures={closures} />
      <Questions id="faq" words={{ ...words.faq, items: faq }} />
    </>
  );
}
