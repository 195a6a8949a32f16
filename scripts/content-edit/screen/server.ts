import type { Change, Mistake, OpenFile, Outcome } from '../content-folder.ts';
import type { Group } from '../content-list.ts';

export type ContentOverview = {
  groups: Group[];
  pictures: string[];
  topics: { id: string; title: string }[];
  siteUrl: string;
};

async function ask<Answer>(address: string, method = 'GET', body?: unknown): Promise<Answer> {
  const sent =
    body instanceof Blob
      ? { body, headers: { 'Content-Type': 'application/octet-stream' } }
      : body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(address, { method, ...sent }).catch(() => {
    throw new Error('The editor does not answer. Is the window that started it still open?');
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message: string }).message);
  return answer as Answer;
}

/** What the screen asks of the program that started it. */
export const server = {
  overview: () => ask<ContentOverview>('/api/content'),
  open: (file: string) => ask<OpenFile | Mistake>(`/api/file?${new URLSearchParams({ file })}`),
  begin: (kind: string, about: string) => ask<OpenFile>(`/api/new-article?${new URLSearchParams({ kind, about })}`),
  save: (change: Change) => ask<Outcome>('/api/file', 'PUT', change),
  remove: (file: string, hash: string) => ask<Outcome>('/api/file', 'DELETE', { file, hash }),
  addPicture: (picture: File) =>
    ask<{ name: string } | { refused: string }>(`/api/pictures?${new URLSearchParams({ name: picture.name })}`, 'POST', picture),
};
