import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';

type Props = {
  heading: string;
  lead: string;
  /** Buttons and links, the most important first. */
  actions: ReactNode;
  /** Beside the words from 1024 px on, below them on a phone. */
  picture?: ReactNode;
  /** A picture at the foot stands on what follows the hero, with nothing between. */
  pictureAt?: 'middle' | 'foot';
  /** What the words stand on; a ground of colour runs from edge to edge. */
  ground?: 'paper' | 'sky' | 'night';
  /** Under words and picture, as wide as both. */
  foot?: ReactNode;
};

const grounds = {
  paper: { frame: 'pt-4', below: 'pb-10 lg:pb-8' },
  sky: { frame: 'bg-linear-to-b from-sky-top to-sky-bottom pt-10 lg:pt-16', below: 'pb-12 lg:pb-16' },
  night: { frame: 'night bg-card pt-10 text-ink lg:pt-16', below: 'pb-12 lg:pb-16' },
};

/** The top of a page: what this is about, and what to do about it. */
export function PageHero(props: Props) {
  const { actions, foot, ground = 'paper', heading, lead, picture, pictureAt = 'middle' } = props;
  const { below, frame } = grounds[ground];
  const standing = pictureAt === 'foot';
  return (
    // A picture may run on past the edge of the window.
    <div className={`overflow-x-clip ${frame}`}>
      <div className={`wrap grid gap-x-16 gap-y-10 ${picture ? 'lg:grid-cols-[1.1fr_1fr]' : ''}`}>
        <div className={`lg:self-center ${standing ? 'lg:pb-16' : picture ? 'lg:pb-8' : below}`}>
          <h1 className="max-w-[16ch] text-[clamp(2.5rem,5.5vw,4.5rem)] tracking-tight">{heading}</h1>
          <p className="mt-5 max-w-[56ch] text-xl leading-relaxed">{lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
        </div>
        {picture ? <div className={standing ? 'self-end' : `lg:self-center ${below}`}>{picture}</div> : null}
      </div>
      {foot ? <div className="wrap">{foot}</div> : null}
    </div>
  );
}

/** The two ways on from the top of a service's page. */
export function BookOrReadOn({ to, words }: { to: string; words: { primary: string; secondary: string } }) {
  return (
    <>
      <ButtonLink href="/#booking" size="large">
        {words.primary}
      </ButtonLink>
      <ButtonLink href={to} size="large" variant="secondary">
        {words.secondary}
      </ButtonLink>
    </>
  );
}
