import { PracticeBlocks } from '../../practices/practice-blocks.tsx';
import type { HomeData } from './home-data.ts';
import { AboutSection } from './sections/about-section.tsx';
import { FaqSection } from './sections/faq-section.tsx';
import { HeroSection } from './sections/hero-section.tsx';
import { NhsSection } from './sections/nhs-section.tsx';
import { PracticesSection } from './sections/practices-section.tsx';
import { ReviewsSection } from './sections/reviews-section.tsx';
import { ServicesSection } from './sections/services-section.tsx';
import { TeamSection } from './sections/team-section.tsx';
import { TransformationsSection } from './sections/transformations-section.tsx';
import { VideosSection } from './sections/videos-section.tsx';

export function HomePage(page: HomeData) {
  const { closures, faq, practices, reviews, services, team, transformations, videos, views, words } = page;
  const { carousel } = words;
  return (
    <>
      <HeroSection words={words.hero} views={views} opening={page.opening} emergencyPhone={page.emergencyPhone} />
      <PracticesSection practices={{ ...words.practices, items: practices }} closures={closures} />
      <AboutSection about={{ ...words.about, panorama: views }} />
      <ServicesSection words={words.services} carousel={carousel} services={services} />
      <TeamSection words={words.team} carousel={carousel} team={team} />
      {transformations.length > 0 ? (
        <TransformationsSection words={words.transformations} carousel={carousel} transformations={transformations} />
      ) : null}
      {videos.length > 0 ? <VideosSection words={words.videos} videos={videos} /> : null}
      <ReviewsSection words={words.reviews} carousel={carousel} reviews={reviews} />
      <NhsSection words={words.nhs} status={words.practices} practices={practices} />
      <PracticeBlocks words={words} practices={practices} closures={closures} />
      <FaqSection words={words.faq} items={faq} />
    </>
  );
}
