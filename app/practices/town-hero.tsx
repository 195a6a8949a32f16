import type { ReactNode } from 'react';
import { WideHills } from '../../drawings/wide-hills.tsx';
import { Picture, PictureCredit } from '../ui/picture.tsx';
import type { PracticeDetails } from './practice-details.ts';

type Props = {
  practice: Pick<PracticeDetails, 'picture'>;
  /** Beside the town, or below it on phones. */
  board: ReactNode;
  /** The heading, and what is shown above it. Read in this order, because by headings a visitor would miss what comes before. */
  children: ReactNode;
};

/** The top of a practice's page: its town, with the hills continued to the edges of wide windows. */
export function TownHero({ board, children, practice: { picture } }: Props) {
  return (
    <div className="not-print:@container">
      <div className="town-hero">
        <div className="town-hero-words">{children}</div>
        <div className="town-view">
          <WideHills />
          <Picture {...picture} width={640} height={400} />
        </div>
        <div className="town-hero-board">
          {board}
          <PictureCredit of={[picture]} />
        </div>
      </div>
    </div>
  );
}
