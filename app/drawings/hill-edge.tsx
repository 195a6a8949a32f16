import { colour, mix } from './colour.ts';

/** The last hills before the footer, whose ground is the front hill. Only areas and unscaled lines, so it may be stretched. */
export function HillEdge() {
  return (
    <svg viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 44C150 4 300 2 470 30C640 56 760 36 900 16C1060-4 1240 6 1440 28V120H0Z" fill={mix('hill-far', 'cloud', 30)} />
      <path d="M0 72C180 30 360 34 560 56C760 78 960 28 1160 30C1290 32 1380 46 1440 54V120H0Z" fill={colour('hill-mid')} />
      <g fill="none" stroke={colour('wall')} strokeWidth="1.5">
        <path
          d="M130 49q40 22 50 50M290 40q40 26 46 50M160 66q90-10 150-6M690 65q-20 14-60 22M880 55q-24 18-60 28M1040 36q-20 22-60 40M1210 32q-20 14-50 34M1020 54q90-10 170-6"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <path d="M0 86C180 60 420 86 680 82C940 78 1120 46 1440 78V120H0Z" fill={colour('hill-near')} />
      <path d="M0 96C260 84 520 106 760 98C1000 90 1220 70 1440 94V120H0Z" fill={colour('hill-front')} />
      <path d="M0 114C260 92 560 118 820 110C1060 102 1260 94 1440 112V121H0Z" fill="currentColor" />
    </svg>
  );
}
