import type { SiteContent } from '../../../content/schema/site.ts';
import type { PracticeDetails } from '../../site/practice-details.ts';
import { TownPicture } from '../../site/town-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type Door, SignBoard } from './sign-board.tsx';

type Props = {
  hero: SiteContent['locationPages'][number]['hero'];
  place: string;
  practice: PracticeDetails;
  door: Door;
};

/**
 * The town first, then the sign at the door. On a phone they follow each other; from 1024 px on the picture runs to the
 * edge of the window and the sign stands in front of it.
 */
export function PlaceHero({ door, hero, place, practice }: Props) {
  return (
    <div className="grid grid-cols-[var(--gutter)_minmax(0,1fr)_var(--gutter)] pb-16 lg:grid-cols-[minmax(var(--gutter),1fr)_minmax(0,24rem)_minmax(0,49.75rem)_minmax(var(--gutter),1fr)] lg:grid-rows-[1fr_auto] lg:pb-24">
      <h1 className="col-start-2 pt-2 pb-6 text-[clamp(2.75rem,6vw,5.25rem)] tracking-tight lg:col-span-2 lg:col-start-2 xl:col-span-1 xl:col-start-2 xl:max-w-[9ch] xl:self-end xl:pb-9">
        {hero.heading}
      </h1>
      <TownPicture
        src={practice.picture}
        alt={practice.imageAlt}
        className="col-span-full lg:col-span-2 lg:col-start-3 lg:row-start-2 lg:max-w-[70rem] lg:rounded-l-card xl:row-span-2 xl:row-start-1 min-[114rem]:rounded-card"
      />
      <div className="relative col-start-2 -mt-8 lg:row-start-2 lg:mt-10 lg:-mr-20 lg:mb-10 xl:mt-0 xl:-mr-40">
        <SignBoard practice={practice} door={door} />
      </div>
      <div className="col-start-2 mt-10 grid gap-10 lg:col-span-2 lg:col-start-2 lg:mt-12 lg:grid-cols-[1.2fr_1fr] lg:gap-24">
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
    </div>
  );
}
