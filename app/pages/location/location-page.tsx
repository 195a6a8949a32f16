import { BookingSection } from './booking-section.tsx';
import { LocationHero } from './location-hero.tsx';
import type { LocationPageData } from './location-page-data.ts';
import { ReasonsSection } from './reasons-section.tsx';
import { ServicesGrid } from './services-grid.tsx';
import { VisitSection } from './visit-section.tsx';

export function LocationPage({ closures, practice, sign, visit, words, ...page }: LocationPageData) {
  return (
    <>
      <LocationHero hero={page.hero} place={page.place} practice={practice} sign={sign} closures={closures} />
      <ReasonsSection reasons={page.reasons} rating={page.rating} />
      <ServicesGrid services={page.services} />
      <VisitSection visit={visit} words={words} closures={closures} />
      {/* Extends the background behind the hills of the footer. */}
      <div className="-mb-(--footer-edge) bg-action pb-(--footer-edge) dark:bg-card">
        <BookingSection words={page.booking} practice={practice} />
      </div>
    </>
  );
}
