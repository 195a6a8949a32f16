import type { SavedForm } from '../edit-file.ts';
import type { FormData } from '../form-data.ts';

async function send<Answer>(address: string, body: BodyInit, type: string): Promise<Answer> {
  const response = await fetch(address, { method: 'POST', body, headers: { 'Content-Type': type } });
  // The session has ended.
  if (response.redirected) throw new Error('You are signed out. Sign in again in another tab, then change something here.');
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message: string }).message);
  return answer as Answer;
}

export const saveForm = (file: string, form: SavedForm) =>
  send<FormData>(`/edit/${file}`, JSON.stringify(form), 'application/json');

/** The name of the stored photograph. */
export const addPhotograph = (photograph: File, shape: string) =>
  send<{ name: string }>(
    `/photographs?${new URLSearchParams({ name: photograph.name, shape })}`,
    photograph,
    'application/octet-stream',
  );
