import type { SiteContent } from '../../../../content/schema/site.ts';
import { DalesLandscape } from '../../../drawings/dales-landscape.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import './hero-section.css';

export function HeroSection({ hero }: { hero: SiteContent['homePage']['hero'] }) {
  return (
    <section id="home" data-section className="hero">
      <div className="hero-landscape">
        <DalesLandscape />
      </div>
      <div className="wrap hero-words">
        <h1 className="hero-headline">{hero.headline}</h1>
        <p className="mt-5 max-w-[38ch] text-xl leading-relaxed">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href="/#booking" size="large">
            {hero.book}
          </ButtonLink>
          <ButtonLink href="/#team" size="large" variant="secondary">
            {hero.meetTeam}
          </ButtonLink>
        </div>
        <ul className="mt-6 grid gap-1.5 font-medium">
          {hero.ticks.map((tick) => (
            <li key={tick} className="flex items-center gap-2">
              <span className="text-success">
                <Icon name="check" size={20} />
              </span>
              {tick}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
