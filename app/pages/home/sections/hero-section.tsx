import type { SiteContent } from '../../../../content/schema/site.ts';
import { CheckList } from '../../../site/check-list.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

type Hero = SiteContent['homePage']['hero'] & { view: string };

function Cloud({ place = '' }: { place?: string }) {
  return (
    <svg viewBox="0 0 136 42" aria-hidden="true" className={`hero-cloud day-only ${place}`}>
      <path d="M20 41c-26 1-28-21-6-22c1-17 27-22 36-8c8-14 34-13 38 3c14-8 33 0 30 14c22-1 26 14 5 13z" />
    </svg>
  );
}

/** Sun and clouds are parts of the page and not of the picture: alone they can be moved without drawing all of it again. */
function View({ alt, src }: { alt: string; src: string }) {
  return (
    <div className="hero-landscape">
      <div className="hero-view">
        <span className="hero-sun day-only" />
        <Cloud />
        <Cloud place="hero-cloud-far" />
        <Cloud place="hero-cloud-low" />
        <img src={src} alt={alt} width={1440} height={620} fetchPriority="high" />
      </div>
    </div>
  );
}

export function HeroSection({ hero }: { hero: Hero }) {
  return (
    <section id="home" tabIndex={-1} data-section className="hero">
      <View alt={hero.imageAlt} src={hero.view} />
      <div className="wrap hero-words">
        <h1 className="hero-headline">{hero.headline}</h1>
        <p className="mt-5 max-w-[38ch] text-xl leading-relaxed">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href="#booking" size="large">
            {hero.book}
          </ButtonLink>
          <ButtonLink href="#team" size="large" variant="secondary">
            {hero.meetTeam}
          </ButtonLink>
        </div>
        <CheckList items={hero.ticks} list="mt-6 grid gap-1.5 font-medium" item="flex items-center gap-2" tick="text-success" />
      </div>
    </section>
  );
}
