import type { SavedForm } from '../edit-file.ts';
import type { FormData } from '../form-data.ts';

async function send<Answer>(address: string, body: BodyInit, type: string): Promise<Answer> {
  const response = await fetch(address, { method: 'POST', body, headers: { 'Content-Type': type } });
  // The session has ended.
  if (response.redirected) throw new Error('You are signed out. Sign in again in another tab, then change something here.');
  if (response.status === 413) throw new Error('This is too large: at most 15 MB.');
  const answer = (await response.json().catch(() => undefined)) as (Answer & { message?: string }) | undefined;
  if (!response.ok || !answer) throw new Error(answer?.message ?? 'The desk did not answer.');
  return answer;
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
