import type { SiteContent } from '../../../content/schema/site.ts';
import type { PracticeStatus } from '../../site/practice-status.ts';
import { AboutSection, type Place } from './sections/about-section.tsx';
import { HeroSection } from './sections/hero-section.tsx';
import { PracticesSection } from './sections/practices-section.tsx';

type Words = SiteContent['homePage'];
type Props = Pick<Words, 'hero'> & {
  practices: Words['practices'] & { items: PracticeStatus[] };
  about: Words['about'] & { places: Place[] };
};

export function HomePage({ about, hero, practices }: Props) {
  return (
    <>
      <HeroSection hero={hero} />
      <PracticesSection practices={practices} />
      <AboutSection about={about} />
    </>
  );
}
