import type { SiteContent } from '../../../content/schema/site.ts';
import { BookingSection } from '../../site/booking-section.tsx';
import type { PracticeDetails } from '../../site/practice-details.ts';
import { PlaceHero } from './place-hero.tsx';
import { type PlaceRating, ReasonsSection } from './reasons-section.tsx';
import { ServicesGrid } from './services-grid.tsx';
import type { Door } from './sign-board.tsx';
import { type Visit, VisitSection } from './visit-section.tsx';

type Words = SiteContent['locationPages'][number];
type Props = Pick<Words, 'hero' | 'place' | 'reasons' | 'services'> & {
  practice: PracticeDetails;
  door: Door;
  rating: PlaceRating;
  visit: Visit;
  words: SiteContent['locationWords'];
  booking: SiteContent['homePage']['booking'];
};

export function LocationPage({ booking, door, hero, place, practice, rating, reasons, services, visit, words }: Props) {
  return (
    <>
      <PlaceHero hero={hero} place={place} practice={practice} door={door} />
      <ReasonsSection reasons={reasons} rating={rating} />
      <ServicesGrid services={services} />
      <VisitSection visit={visit} words={words} />
      {/* The blue runs on behind the hills of the footer, whose edge is as high as this. */}
      <div className="-mb-(--footer-edge) bg-action pb-(--footer-edge) dark:bg-card">
        <BookingSection words={booking} practices={[practice]} />
      </div>
    </>
  );
}
