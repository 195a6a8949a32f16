import { colour, mix } from '../colour.ts';

/** A laithe with its through-stones; the low sun stands to the right, so the gable is lit and the long wall is not. */
export function FieldBarn({ id }: { id: string }) {
  return (
    <g id={id}>
      <path d="M-58-3 0 2v-30h-58z" fill={mix('stone-shade', 'roof', 22)} />
      <path d="M0 2l32-5v-26L16-50 0-28z" fill={colour('stone')} />
      <path d="M-63-26 3-25 18-53-47-54z" fill={colour('roof')} />
      <path d="M-63-26 3-25 4-28-61-29zM18-53l17 26-3 2-16-24z" fill={colour('roof-shade')} />
      <path d="M-52-16h12M-32-9h10M-14-18h11M-56-9h7" stroke={colour('stone-trim')} strokeWidth="1.500" />
      <path d="M4-17h7M20-22h8M6-7h5M22-8h7" stroke={colour('stone-shade')} strokeWidth="1.500" />
      <path d="M-36-1.200v-14q7-6 14 0v15.400z" fill={colour('roof-shade')} />
      <path d="M13-38h7v8h-7zM13-16l7-1v9l-7 1zM-14-17h7v7h-7z" fill={colour('window')} />
    </g>
  );
}
