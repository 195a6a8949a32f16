import { mix } from '../colour.ts';

/** Distant thorn bushes, lit from the right. */
export function Copse({ id }: { id: string }) {
  return (
    <g id={id} fill={mix('hill-mid', 'hill-front', 60)}>
      <path d="M-14 0a5 5 0 0 1-1-9a6 6 0 0 1 9-5a7 6 0 0 1 12-1a6 6 0 0 1 8 6a5 5 0 0 1 1 9z" />
      <path d="M6-15a6 6 0 0 1 8 6a5 5 0 0 1 1 9h-6q4-4 0-7q2-5-3-8z" fill={mix('hill-mid', 'hill-near', 75)} />
    </g>
  );
}
