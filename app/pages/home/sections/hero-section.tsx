import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { LARGE_CLOUD } from '../../../../drawings/clouds.ts';
import { OpeningNow } from '../../../practices/opening-now.tsx';
import { PhoneButton, PhoneLink } from '../../../practices/phone-link.tsx';
import type { OpeningNow as Opening } from '../../../practices/practice-status.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Space } from '../../../ui/space.tsx';

type Views = { day: string; night: string };

function Cloud({ place = '' }: { place?: string }) {
  return (
    <svg viewBox="0 0 136 42" aria-hidden="true" className={`hero-cloud day-only ${place}`}>
      <path d={`M20 41${LARGE_CLOUD}`} />
    </svg>
  );
}

/** The sun and clouds are separate elements, so that they can be animated cheaply. Only the visible picture is fetched. */
function View({ alt, night, views }: { alt: string; night: boolean; views: Views }) {
  const pictures = [
    { src: views.day, className: 'hero-day', first: !night },
    { src: views.night, className: 'hero-night', first: night },
  ];
  return (
    <div className="hero-landscape">
      <div className="hero-view">
        <span className="hero-sun day-only" />
        <Cloud />
        <Cloud place="hero-cloud-far" />
        <Cloud place="hero-cloud-low" />
        {pictures.map(({ className, first, src }) => (
          <img key={src} src={src} alt={alt} width={1440} height={620} className={className} loading={first ? 'eager' : 'lazy'} />
        ))}
      </div>
    </div>
  );
}

type Props = { words: SiteContent['homePage']['hero']; views: Views; opening: Opening; emergencyPhone: string };

/** Switches to night, with the emergency line first, when no practice opens again today. */
export function HeroSection({ emergencyPhone, opening, views, words }: Props) {
  return (
    <section id="home" data-section data-turns-to-night className={`hero @container ${opening.night ? 'night' : ''}`}>
      <div className="wrap pt-[clamp(1.75rem,4vw,3.75rem)] pb-48 md:pb-100 @5xl:pb-[clamp(17rem,20vw,20rem)]">
        <h1 className="hero-headline">{words.headline}</h1>
        <p className="mt-4 max-w-[38ch] text-lg leading-relaxed md:mt-5 md:text-xl">{words.lead}</p>
        <div className="hero-actions mt-6 flex flex-wrap gap-2 sm:mt-7 sm:gap-3">
          <div className="hero-emergency alarm max-lg:w-full">
            <PhoneButton phone={emergencyPhone} size="large" variant="danger">
              <span>
                {words.emergencyCall} <span className="inline-block font-display tabular-nums">{emergencyPhone}</span>
              </span>
            </PhoneButton>
          </div>
          <ButtonLink href="#booking" size="large">
            {words.book}
          </ButtonLink>
          <ButtonLink href="#team" size="large" variant="secondary">
            {words.meetTeam}
          </ButtonLink>
        </div>
        <div className="mt-5 max-w-[44ch] text-base md:mt-6 md:text-lg">
          <OpeningNow {...opening} />
          <a href="#nhs" className="hero-line pl-[1.75rem] font-medium text-balance">
            {words.nhs}
          </a>
        </div>
        <ul className="mt-2.5 grid gap-1 text-base font-medium md:gap-1.5 md:text-lg">
          {words.ticks.map((tick) => (
            <li key={tick} className="ticked">
              {tick}
            </li>
          ))}
          <li className="ticked">
            <PhoneLink phone={emergencyPhone} className="hero-line">
              {words.emergencyTick}:
              <Space />
              <span className="inline-block tabular-nums">{emergencyPhone}</span>
            </PhoneLink>
          </li>
        </ul>
      </div>
      {/* Last, because its place depends on the height of the words, which arrive before it. */}
      <View alt={words.imageAlt} night={opening.night} views={views} />
    </section>
  );
}
