import { colour, mix } from '../colour.ts';

const CREST = 'M0 590C200 558 380 574 520 594C640 608 760 604 880 590C1060 566 1240 560 1440 568V620H0Z';
const WALL = 'M-10 590C200 558 380 574 560 598M684 602C760 602 830 596 880 588C1060 564 1240 558 1450 566';

/** The front hill with a dry-stone wall, drawn as one line with four dash patterns. */
export function Foreground({ id }: { id: string }) {
  return (
    <>
      <defs>
        <path id={`${id}w`} d={WALL} fill="none" />
      </defs>
      <path d={CREST} fill={colour('hill-front')} />
      <path
        d="M676 558C676 574 640 584 600 600C576 608 548 612 508 620H630C636 612 652 608 668 602C690 592 704 574 700 557Z"
        fill={mix('wall', 'stone', 50)}
      />
      <g stroke={colour('wall')}>
        <use href={`#${id}w`} y="-5" stroke={mix('wall', 'hill-front', 45)} strokeWidth="17" />
        <use href={`#${id}w`} y="1" strokeWidth="4.5" strokeDasharray="13 1 9 1 17 1" opacity=".4" />
        <use href={`#${id}w`} y="-4" strokeWidth="4" strokeDasharray="8 1 15 1 11 1" opacity=".6" />
        <use href={`#${id}w`} y="-10.5" strokeWidth="6" strokeDasharray="5 .8 7 .8 4 .8 6 .8" />
      </g>
      <path d="M556 603v-27h8v27zM680 607v-27h8v27z" fill={mix('wall', 'roof', 30)} />
      <path
        d="M564 584l-30 16v16M564 590l-30 16m30-9l-30 15m30-28l-30 28"
        fill="none"
        stroke={mix('stone-trim', 'roof', 20)}
        strokeWidth="2"
      />
      <path
        d="M90 608q-1-6-4-9m4 9v-11m0 11q1-6 5-8M430 612q-1-6-4-9m4 9v-11m0 11q1-6 5-8M730 616q-1-6-4-9m4 9v-11m0 11q1-6 5-8M1013 600q-1-6-4-9m4 9v-11m0 11q1-6 5-8M1224 592q-1-6-4-9m4 9v-11m0 11q1-6 5-8"
        fill="none"
        stroke={mix('hill-front', 'hill-near', 60)}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}
