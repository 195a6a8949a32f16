import { TownView } from '../../practices/town-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { LocationPageData } from './location-page-data.ts';
import { SignBoard } from './sign-board.tsx';

type Props = Pick<LocationPageData, 'closures' | 'hero' | 'place' | 'practice' | 'sign'>;

/** NHS status, town and contact details of a practice. */
export function LocationHero({ closures, hero, place, practice, sign }: Props) {
  return (
    <>
      <div className="town-hero">
        <div className="town-hero-words">
          <Pill tone={practice.acceptingNHS ? 'success' : 'warning'}>{sign.listState}</Pill>
          <h1 className="mt-4 text-heading-2xl tracking-tight lg:max-w-[9ch]">{hero.heading}</h1>
        </div>
        <TownView picture={practice.picture} alt={practice.imageAlt} />
        <div className="town-hero-board">
          <SignBoard practice={practice} sign={sign} closures={closures} />
        </div>
      </div>
      <div className="wrap grid gap-10 pt-10 pb-16 lg:grid-cols-[1.2fr_1fr] lg:gap-24 lg:pt-14 lg:pb-24">
        <div>
          <p className="max-w-[52ch] text-xl leading-relaxed">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="#booking" size="large">
              {hero.primary}
            </ButtonLink>
            <ButtonLink href="#reasons" size="large" variant="secondary">
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
        <p className="max-w-[46ch] self-start border-t border-line pt-4 text-ink-soft lg:border-t-0 lg:border-l lg:py-1 lg:pl-8">
          {place}
        </p>
      </div>
    </>
  );
}
