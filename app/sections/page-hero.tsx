import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';

type Props = {
  heading: string;
  lead: string;
  /** Buttons and links, the most important first. */
  actions?: ReactNode;
  /** Beside the text from 1024 px, below it on phones. */
  picture?: ReactNode;
  /** 'foot' aligns the picture with the bottom of the hero, without a gap. */
  pictureAt?: 'middle' | 'foot';
  ground?: 'paper' | 'sky' | 'night';
  /** Below text and picture, full width. */
  foot?: ReactNode;
};

const grounds = {
  paper: { frame: 'pt-4', below: 'pb-10 lg:pb-8' },
  sky: { frame: 'bg-linear-to-b from-sky-top to-sky-bottom pt-10 lg:pt-16', below: 'pb-12 lg:pb-16' },
  night: { frame: 'night bg-card pt-10 text-ink lg:pt-16', below: 'pb-12 lg:pb-16' },
};

/** Heading, lead and actions at the top of a page. */
export function PageHero(props: Props) {
  const { actions, foot, ground = 'paper', heading, lead, picture, pictureAt = 'middle' } = props;
  const { below, frame } = grounds[ground];
  const isAtFoot = pictureAt === 'foot';
  return (
    // Clips pictures that overflow the window.
    <div className={`overflow-x-clip ${frame}`}>
      <div className={`wrap grid gap-x-16 gap-y-10 ${picture ? 'lg:grid-cols-[1.1fr_1fr]' : ''}`}>
        <div className={`lg:self-center ${isAtFoot ? 'lg:pb-16' : picture ? 'lg:pb-8' : below}`}>
          <h1 className="max-w-[9.8em] text-heading-xl tracking-tight">{heading}</h1>
          <p className="mt-5 max-w-[56ch] text-xl leading-relaxed">{lead}</p>
          {actions ? <div className="mt-7 flex flex-wrap gap-3">{actions}</div> : null}
        </div>
        {picture ? <div className={isAtFoot ? 'self-end' : `lg:self-center ${below}`}>{picture}</div> : null}
      </div>
      {foot ? <div className="wrap">{foot}</div> : null}
    </div>
  );
}

type ServiceHeroActionsProps = { book: string; to: string; words: { primary: string; secondary: string } };

export function ServiceHeroActions({ book, to, words }: ServiceHeroActionsProps) {
  return (
    <>
      <ButtonLink href={`#${book}`} size="large">
        {words.primary}
      </ButtonLink>
      <ButtonLink href={to} size="large" variant="secondary">
        {words.secondary}
      </ButtonLink>
    </>
  );
}
