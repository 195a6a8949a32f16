import { colour, mix } from '../colour.ts';
import { between, type MotifProps, randomInteger } from './motif.ts';

const PAPERS = [colour('fleece'), colour('accent'), mix('fleece', 'accent', 35), mix('fleece', 'action', 22), colour('fleece')];

export function NoticeBoard({ random, x, y }: MotifProps) {
  const columns = randomInteger(random(100), 3, 4);
  const width = columns * 58 + 24;
  const left = -width / 2;
  const papers = Array.from({ length: columns * 2 }, (_, paper) => ({
    at: [left + 40 + (paper % columns) * 58, -118 + Math.floor(paper / columns) * 54] as const,
    turn: between(random(110 + paper), -7, 7),
    tall: between(random(120 + paper), 34, 46),
    fill: PAPERS[randomInteger(random(130 + paper), 0, PAPERS.length - 1)] ?? colour('fleece'),
    there: paper === 0 || random(140 + paper) > 0.16,
  }));
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${left + 4} 4h${width - 50}`}
        stroke={colour('hill-front')}
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".35"
        transform="translate(-26 4)"
      />
      <path d={`M${left + 8} 8V-150h12V8zM${-left - 20} 8V-150h12V8z`} fill={colour('roof-shade')} />
      <path d={`M${left}-40V-152H${-left}V-40z`} fill={mix('stone-trim', 'roof', 15)} />
      <path d={`M${left + 8}-48V-146H${-left - 8}V-48z`} fill={mix('hill-front', 'hill-near', 25)} />
      {papers.map(({ at, fill, tall, there, turn }) =>
        there ? (
          <g key={at.join()} transform={`translate(${at.join(' ')})rotate(${turn})`}>
            <path d={`M-20-${tall / 2}h40v${tall}h-40z`} fill={fill} />
            <path
              d={`M-13-${tall / 2 - 12}h26M-13-${tall / 2 - 20}h18M-13-${tall / 2 - 28}h22`}
              stroke={colour('roof')}
              strokeWidth="3"
            />
            <circle cy={-tall / 2 + 4} r="3" fill={colour('action')} />
          </g>
        ) : null,
      )}
      <path d={`M${left - 16}-150 0-184 ${-left + 16}-150v8H${left - 16}z`} fill={colour('roof')} />
      <path d={`M${left - 16}-150 0-184v12L${left - 10}-142h-6z`} fill={colour('roof-shade')} />
    </g>
  );
}

/** An empty notice board with a sparrow on it. */
export function BareBoard({ x, y }: MotifProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-122 10h190" stroke={colour('hill-front')} strokeWidth="10" strokeLinecap="round" opacity=".35" />
      <path d="M-92 8V-150h12V8zM80 8V-150h12V8z" fill={colour('roof-shade')} />
      <path d="M-104-40V-152H104V-40z" fill={mix('stone-trim', 'roof', 15)} />
      <path d="M-96-48V-146H96V-48z" fill={mix('hill-front', 'hill-near', 25)} />
      <path
        d="M-70-128h.1M-12-128h.1M46-128h.1M-70-66h.1M46-66h.1"
        stroke={colour('accent')}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M-120-150 0-184 120-150v8H-120z" fill={colour('roof')} />
      <path d="M-120-150 0-184v12L-114-142h-6z" fill={colour('roof-shade')} />
      <g transform="translate(44 -168)">
        <path d="M-4 2v7M3 2v7" stroke={colour('roof-shade')} strokeWidth="2" />
        <path d="M-22-4Q-12-26 6-22Q14-32 22-22l8 3-9 3Q18 4-2 4Q-12 4-22-4l-14 4z" fill={mix('stone-trim', 'fleece', 30)} />
        <path d="M-14-4Q-4-16 8-8Q0 2-14-4z" fill={mix('stone-trim', 'roof-shade', 55)} />
        <path d="M17-20h.1" stroke={colour('roof-shade')} strokeWidth="4" strokeLinecap="round" />
      </g>
    </g>
  );
}
