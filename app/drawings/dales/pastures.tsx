import { colour, mix } from '../colour.ts';

export function MiddlePastures({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}mid`} gradientUnits="userSpaceOnUse" x1="0" y1="370" x2="0" y2="530">
          <stop stopColor={colour('hill-mid')} />
          <stop offset="1" stopColor={mix('hill-mid', 'sky-bottom', 30)} />
        </linearGradient>
      </defs>
      <path d="M0 462C140 440 300 436 440 448C540 456 620 470 700 486V620H0Z" fill={`url(#${id}mid)`} />
      <path d="M600 474C680 456 760 440 860 412C960 384 1060 372 1160 374C1270 376 1360 352 1440 340V620H540Z" fill={`url(#${id}mid)`} />
      <path
        d="M883 406q63-16 124-24q-7 17-21 35q-48 7-113 25zM1100 374q44 0 104-1q-8 28-21 56q-59-1-123 4zM1191 412q67-3 115-9q-30 33-41 62q-67 3-115 5zM76 452q59-6 110-8q5 13 18 26q-66 2-117 7zM326 476q56 4 109 11q7 20 25 43q-69-13-124-19z"
        fill={mix('hill-mid', 'sun', 22)}
      />
      <path
        d="M984 419q41-6 88-10q-9 14-14 28q-57 6-99 15zM1338 358q54-10 98-17q-16 23-25 44q-57 8-101 13zM768 484q49-14 102-31q-10 33-39 75q-37 15-83 28zM206 471q63-1 119 3q8 18 11 37q-47-5-100-7zM425 447q49 3 99 10q6 16 18 33q-62-9-110-15z"
        fill={mix('hill-mid', 'hill-near', 28)}
      />
      <path
        d="M798 429q-42 67-50 127M883 406q-7 52-52 122M1007 382q-38 54-74 114M1100 374q-47 52-53 102M1204 373q-6 48-54 97M1338 358q-45 58-73 107M1427 342q-41 63-49 117M768 484q49-14 102-31M873 440q116-28 197-29M959 452q99-24 226-26M1191 412q117-9 221-29M1281 435q75-7 164-14M76 452q10 29 30 57M186 444q18 29 50 60M298 441q36 35 38 70M425 447q2 38 35 83M524 457q27 46 51 96M87 475q105-10 239 1M326 476q56 4 109 11M432 475q82 10 187 29"
        fill="none"
        stroke={colour('wall')}
        strokeWidth="1.800"
      />
    </>
  );
}

export function NearPastures({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}near`} gradientUnits="userSpaceOnUse" x1="0" y1="440" x2="0" y2="620">
          <stop stopColor={colour('hill-near')} />
          <stop offset="1" stopColor={mix('hill-near', 'hill-mid', 35)} />
        </linearGradient>
      </defs>
      <path d="M0 512C120 486 240 484 360 500C480 516 580 544 700 562V620H0Z" fill={`url(#${id}near)`} />
      <path d="M660 556C720 545 770 532 820 512C900 480 1000 454 1130 450C1240 448 1330 440 1440 436V620H600Z" fill={`url(#${id}near)`} />
      <path d="M963 469q91-17 145-18q-29 28-45 56q-74 6-132 18zM1266 491q52-2 112-3q-23 44-39 86q-78-2-149 0zM242 490q86 3 166 17q16 45 58 90q-85-10-143-13z" fill={mix('hill-near', 'sun', 18)} />
      <path d="M1108 451q72-1 188-8q-41 67-106 131q-76 1-161 8z" fill={mix('hill-near', 'hill-front', 22)} />
      <path
        d="M963 469q-31 68-103 134M1108 451q-62 67-79 131M1296 443q-41 67-106 131M1419 437q-64 72-80 137M928 529q61-15 136-25M1266 491q68-3 178-4M98 496q14 44 59 88M242 490q57 48 81 94M408 507q16 45 58 90M33 550q99-21 250-20M428 547q91 16 211 33"
        fill="none"
        stroke={colour('wall')}
        strokeWidth="3"
      />
    </>
  );
}
