import type { SiteContent } from '../../../content/schema/site.ts';
import type { AnnouncedClosures } from '../../site/announced-closures.ts';
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
  closures: AnnouncedClosures | undefined;
};

export function LocationPage({ closures, door, practice, visit, words, ...page }: Props) {
  return (
    <>
      <PlaceHero hero={page.hero} place={page.place} practice={practice} door={door} closures={closures} />
      <ReasonsSection reasons={page.reasons} rating={page.rating} />
      <ServicesGrid services={page.services} />
      <VisitSection visit={visit} words={words} closures={closures} />
      {/* The blue runs on behind the hills of the footer, whose edge is as high as this. */}
      <div className="-mb-(--footer-edge) bg-action pb-(--footer-edge) dark:bg-card">
        <BookingSection words={page.booking} practices={[practice]} />
      </div>
    </>
  );
}
