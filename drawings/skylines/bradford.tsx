import { colour, mix } from '../colour.ts';
import { verticalLines } from '../vertical-lines.ts';
import { Clock } from './clock.tsx';

/** Lister's Mill in the distance. */
function ListersMill() {
  return (
    <>
      <path
        d="M404 330v-80h-6v-8h6v-10h24v10h42V122l-5-10V98h-4v-6h42v6h-4v14l-5 10v120h102v-10h24v10h6v8h-6v80z"
        fill={mix('stone-shade', 'hill-far', 14)}
      />
      <path d="M470 242V122l-5-10V98h-4v-6h16v150zM398 250v-4h228v4zM404 330v-80h14v80z" fill={colour('roof')} opacity=".3" />
      <path
        d="M426 264h186M426 280h186M426 296h186M426 312h186"
        stroke={colour('window')}
        strokeWidth="8"
        strokeDasharray="5 5"
        opacity=".8"
      />
      <path d="M483 138v92m6 0v-92M481 108v-6m6 6v-6m6 6v-6" stroke={colour('roof')} strokeWidth="2" />
      <path d="M340 350C420 318 540 308 640 316V350z" fill={mix('hill-mid', 'hill-near', 35)} />
    </>
  );
}

/** City Hall with its clock tower. */
function CityHall() {
  return (
    <>
      <path d="M84 246l14-32h240l14 32zM197 64l21-40 21 40zM189 93V80l4-9 4 9v13zM239 93V80l4-9 4 9v13z" fill={colour('roof')} />
      <path
        d="M92 350V222l20-27 20 27v22h64V118l-6-14V92h12V62h32v30h12v12l-6 14v126h64v-22l20-27 20 27v128z"
        fill={colour('stone')}
      />
      <path
        d="M92 350V222l20-27v155zM304 244v-22l20-27v49zM196 350V118l-6-14V92h12V62h9v30h-2v258z"
        fill={colour('stone-shade')}
      />
      <path d="M197 64l21-40v40z" fill={colour('roof-shade')} />
      <g stroke={colour('window')} strokeWidth="7" strokeLinecap="round">
        <path
          d={`M112 226v8m212-8v8${[258, 292].map((y) => verticalLines({ x: 105, y, height: 14, count: 5, gap: 19.5 }) + verticalLines({ x: 253, y, height: 14, count: 5, gap: 19.5 })).join('')}M208 270v34m10-38v38m10-34v34`}
        />
        <path d="M207 132v14m11-14v14m11-14v14M214 166v24m9 0v-24M214 216v24m9 0v-24" strokeWidth="5" />
        <path
          d={
            verticalLines({ x: 105, y: 328, height: 20, count: 5, gap: 19.5 }) +
            verticalLines({ x: 253, y: 328, height: 20, count: 5, gap: 19.5 })
          }
          stroke={colour('roof-shade')}
          strokeWidth="9"
        />
      </g>
      <path
        d="M88 224l24-33 24 33-4 3-20-27-20 27zM300 224l24-33 24 33-4 3-20-27-20 27zM150 234v-8l8-12 8 12v8zM270 234v-8l8-12 8 12v8z"
        fill={colour('stone-trim')}
      />
      <g stroke={colour('stone-trim')} strokeWidth="5">
        <path d="M88 246h108m44 0h108M92 279h104m44 0h104M92 315h104m44 0h104M198 64h40M188 92h60M196 120h44M196 152h44M196 202h44M196 252h44" />
        <path d="M191 107h56" strokeWidth="7" strokeDasharray="3 3" />
      </g>
      <path d="M204 350v-16q14-18 28 0v16z" fill={colour('roof-shade')} />
      <Clock x={218} y={78} size={10} />
    </>
  );
}

export function Bradford() {
  return (
    <>
      <ListersMill />
      <CityHall />
    </>
  );
}
