import { colour, mix } from '../colour.ts';

/** A windswept hawthorn, lit from the right. Base on y = 0, about 55 high. */
export function Hawthorn({ id }: { id: string }) {
  return (
    <g id={id}>
      <path d="M4 0c-22 1-50 5-62 10c34 2 62-2 72-9z" fill={colour('hill-front')} opacity=".35" />
      <path d="M1 1c1-9-1-15-8-23M1-7c2-9 7-12 14-16" fill="none" stroke="currentColor" strokeWidth="4" />
      <g fill={colour('hill-front')}>
        <path
          id={`${id}crown`}
          d="M-20-20c-7 2-13-5-8-10c-3-6 4-10 9-7c1-7 10-9 14-5c3-7 13-9 18-4c6-5 15-2 16 4c7-1 12 4 10 9c7 2 7 10 1 12c-3 5-11 5-14 1c-4 4-11 4-14 0c-4 4-11 4-14 0c-5 4-14 4-18 0z"
        />
      </g>
      <use href={`#${id}crown`} transform="translate(14-13)scale(.7)" fill={mix('hill-near', 'hill-front', 68)} />
      <use href={`#${id}crown`} transform="translate(23-24)scale(.36)" fill={colour('hill-near')} />
    </g>
  );
}

/** Distant thorn bushes, lit from the right. */
export function Copse({ id }: { id: string }) {
  return (
    <g id={id} fill={mix('hill-mid', 'hill-front', 60)}>
      <path d="M-14 0a5 5 0 0 1-1-9a6 6 0 0 1 9-5a7 6 0 0 1 12-1a6 6 0 0 1 8 6a5 5 0 0 1 1 9z" />
      <path d="M6-15a6 6 0 0 1 8 6a5 5 0 0 1 1 9h-6q4-4 0-7q2-5-3-8z" fill={mix('hill-mid', 'hill-near', 75)} />
    </g>
  );
}
