import type { FieldFinding } from '../../../content-model/field-findings.ts';
import type { OpenFile, SavedForm } from '../../drafts/edit-file.ts';
import type { FileFindings, FileFormData } from '../form-data.ts';

/** The form cannot be saved as it is. */
export class SaveRefused extends Error {
  readonly findings: FieldFinding[];

  constructor(message: string, findings: FieldFinding[]) {
    super(message);
    this.findings = findings;
  }
}

export async function send<Answer>(address: string, body: BodyInit, type: string, keepalive = false): Promise<Answer> {
  const response = await fetch(address, { method: 'POST', body, headers: { 'Content-Type': type }, keepalive });
  // The session has ended.
  if (response.redirected) throw new Error('You are signed out. Sign in again in another tab, then change something here.');
  const answer = (await response.json().catch(() => undefined)) as
    | (Answer & { message?: string; findings?: FieldFinding[] })
    | undefined;
  if (response.status === 422 && answer?.findings) throw new SaveRefused(answer.message ?? '', answer.findings);
  // nginx answers without a message.
  const reason = response.status === 413 ? 'This is too large.' : 'The desk did not answer.';
  if (!response.ok || !answer) throw new Error(answer?.message ?? reason);
  return answer;
}

export const saveForm = (file: string, form: SavedForm) =>
  send<Omit<OpenFile, 'schema'>>(`/edit/${file}`, JSON.stringify(form), 'application/json');

/** The name of the stored photograph, and the address at which the site shows it. */
export const addPhotograph = (photograph: File, shape: string) =>
  send<{ name: string; address: string }>(
    `/photographs?${new URLSearchParams({ name: photograph.name, shape })}`,
    photograph,
    'application/octet-stream',
  );

export async function read<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { headers: { Accept: 'application/json' }, signal: signal ?? null });
  if (!response.ok || response.redirected) throw new Error('The desk did not answer. Reload this page.');
  return (await response.json()) as Answer;
}

export const readFindings = (file: string, signal: AbortSignal) => read<FileFindings>(`/findings/${file}`, signal);

export const openForm = (file: string) => read<FileFormData>(`/edit/${file}`);

/** The names of fields, and of the pages that show the first. */
export async function whereShown(preview: string, fields: readonly string[]) {
  const query = new URLSearchParams(fields.map((field) => ['field', field]));
  return { fields, ...(await read<{ names: string[]; pages: string[] }>(`${preview}/-/shown-on?${query}`)) };
}
