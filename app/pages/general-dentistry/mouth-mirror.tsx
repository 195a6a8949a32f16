import { mix } from '../../../drawings/colour.ts';

/** A dentist's mirror in the grass that shows a cavity. */
export function MouthMirror({ id }: { id: string }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M1128 268L1086 396" stroke={mix('roof-shade', 'fleece', 16)} strokeWidth="22" />
      <path d="M1134 272L1094 394" stroke={mix('roof', 'fleece', 55)} strokeWidth="5" />
      <path d="M1122 314l12 4M1116 332l12 4M1110 350l12 4" stroke={mix('roof', 'fleece', 55)} strokeWidth="4" />
      <path d="M1140 236L1128 268" stroke={mix('roof', 'fleece', 30)} strokeWidth="10" />
      <clipPath id={`${id}glass`}>
        <circle cx="1176" cy="138" r="98" />
      </clipPath>
      <circle cx="1176" cy="138" r="108" fill={mix('roof', 'fleece', 26)} />
      <g clipPath={`url(#${id}glass)`}>
        <path d="M1070 30h220v220h-220z" fill={mix('hill-far', 'fleece', 46)} />
        <path d="M1060 196Q1180 176 1300 196V250H1060z" fill={mix('hill-mid', 'fleece', 30)} />
        <path
          d="M1110 250C1104 200 1092 168 1096 130C1102 82 1146 78 1178 100C1210 78 1254 82 1260 130C1264 168 1252 200 1246 250z"
          fill={mix('fleece', 'white', 60)}
        />
        <path
          d="M1214 90C1244 90 1257 104 1260 130C1264 168 1252 200 1246 250H1214C1230 190 1236 140 1214 90z"
          fill={mix('fleece', 'hill-far', 36)}
        />
        <path d="M1178 100q-2 22-16 30M1178 100q4 20 20 26" fill="none" stroke={mix('hill-far', 'roof', 30)} strokeWidth="4" />
        <path d="M1150 128c8-8 22-4 24 5c1 10-10 15-18 11c-8-3-11-10-6-16z" fill={mix('stone-trim', 'black', 48)} />
        <path d="M1092 96a92 92 0 0 1 44-40" fill="none" stroke={mix('fleece', 'white', 90)} strokeWidth="9" opacity=".8" />
      </g>
    </g>
  );
}
