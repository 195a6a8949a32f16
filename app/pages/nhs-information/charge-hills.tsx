import { colour, mix } from '../../../drawings/colour.ts';
import type { ChargeRow } from './charge-rows.ts';

/** Label positions, on top of each hill. */
const tops = ['left-[17%] bottom-[27%]', 'left-[45%] bottom-[44%]', 'left-[81%] bottom-[76%]'];

/** The three bands as hills of rising height. Hidden from screen readers, because the table below has the same data. */
export function ChargeHills({ rows }: { rows: readonly ChargeRow[] }) {
  return (
    <div aria-hidden="true" className="relative mt-10 h-[clamp(13rem,26vw,24rem)] lg:mt-20 print:hidden">
      <svg viewBox="0 0 1440 400" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
        <path
          d="M0 330C200 250 420 300 640 240C860 180 1000 250 1240 160C1330 130 1400 150 1440 160V400H0Z"
          fill={mix('hill-far', 'cloud', 40)}
        />
        <path
          d="M640 400C800 340 900 250 960 190C1010 140 1080 96 1166 96C1260 96 1330 150 1440 220V400Z"
          fill={colour('hill-mid')}
        />
        <path
          d="M180 400C330 360 430 250 560 228C640 216 730 226 800 270C900 330 1040 372 1240 400Z"
          fill={colour('hill-near')}
        />
        <path
          d="M0 340C80 306 150 292 245 292C340 292 420 330 540 356C760 400 1100 350 1440 376V400H0Z"
          fill={colour('hill-front')}
        />
      </svg>
      {rows.slice(0, tops.length).map((row, index) => (
        <p key={row.band} className={`absolute grid -translate-x-1/2 justify-items-center text-center ${tops[index]}`}>
          <span className="text-base leading-tight font-semibold">{row.name}</span>
          <span className="font-display text-[clamp(1.375rem,5vw,4rem)] leading-none font-bold tracking-tight tabular-nums">
            {row.charge}
          </span>
          <span className="mt-1 h-[clamp(0.75rem,2vw,2rem)] w-1 rounded-full bg-ink" />
        </p>
      ))}
    </div>
  );
}
