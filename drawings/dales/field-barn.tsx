import { colour, mix } from '../colour.ts';

/** A stone field barn, lit from the right. */
export function FieldBarn({ id, lamp }: { id: string; lamp?: string }) {
  return (
    <g id={id}>
      <path d="M-66 0-4 8l48-4-14-8z" fill={colour('hill-front')} opacity=".3" />
      <path d="M-58-3 0 2v-30h-58z" fill={mix('stone-shade', 'roof', 26)} />
      <path d="M0 2l32-5v-26L16-50 0-28z" fill={colour('stone')} />
      <path d="M-63-26 3-25 18-53-47-54z" fill={colour('roof')} />
      <path d="M-63-26 3-25 4-28-61-29zM18-53l17 26-3 2-16-24z" fill={colour('roof-shade')} />
      <path d="M-54-18h9M-46-11h8M-18-21h11" stroke={colour('stone-trim')} strokeWidth="1.6" />
      <path d="M4-17h6M22-22h8M5-7h6M23-9h7" stroke={colour('stone-shade')} strokeWidth="1.6" />
      <path d="M-37-1v-15q8-6 16 0v16.5z" fill={colour('roof-shade')} />
      <path d="M13.5-40h5v7h-5zM13-20l7-1v8l-7 1z" fill={colour('window')} />
      {lamp ? <ellipse className="night-only" cx="16" cy="-14" rx="56" ry="36" fill={`url(#${lamp})`} /> : null}
    </g>
  );
}
