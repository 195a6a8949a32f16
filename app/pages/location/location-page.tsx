import { BookingSection } from './booking-section.tsx';
import type { LocationPageData } from './location-page-data.ts';
import { PlaceHero } from './place-hero.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { ServicesGrid } from './services-grid.tsx';
import { VisitSection } from './visit-section.tsx';

export function LocationPage({ closures, door, practice, visit, words, ...page }: LocationPageData) {
  return (
    <>
      <PlaceHero hero={page.hero} place={page.place} practice={practice} door={door} closures={closures} />
      <ReasonsSection reasons={page.reasons} rating={page.rating} />
      <ServicesGrid services={page.services} />
      <VisitSection visit={visit} words={words} closures={closures} />
      {/* The blue runs on behind the hills of the footer, whose edge is as high as this. */}
      <div className="-mb-(--footer-edge) bg-action pb-(--footer-edge) dark:bg-card">
        <BookingSection words={page.booking} practice={practice} />
      </div>
    </>
  );
}
