import type { PoolClient } from 'pg';
import type { Change } from '../../content-model/compare.ts';
import type { ContentFile } from '../../content-model/content-file.ts';
import { fieldLabels, inSentence } from '../../content-model/field-address.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import type { ChangedFile } from './file-changes.ts';

/** Mails for staff go to addresses in this file. */
export const contactsFile = 'organisation.yaml';

/** A contact's email address that differs, such as that of 'testimonials'. */
export type ContactChange = { contact: string; from: string; to: string | undefined };

function emailsOf(file: ContentFile | undefined): Map<string, string> {
  const { contacts } = (file?.data?.value ?? {}) as { contacts?: Record<string, { email?: unknown } | null> };
  return new Map(Object.entries(contacts ?? {}).map(([contact, fields]) => [contact, String(fields?.email ?? '')]));
}

export function contactChanges(before: ContentFile | undefined, after: ContentFile | undefined): ContactChange[] {
  const now = emailsOf(after);
  return [...emailsOf(before)]
    .map(([contact, from]) => ({ contact, from, to: now.get(contact) || undefined }))
    .filter(({ from, to }) => from !== to);
}

/** Of a changed file that is new or gone, nothing changed. */
export const contactChangesIn = (changed: readonly ChangedFile[]): ContactChange[] =>
  changed.flatMap(({ after, before, path }) => (path === contactsFile && before && after ? contactChanges(before, after) : []));

export const isContactAddress = ({ field: [group, , name = 'email'] }: Change) => group === 'contacts' && name === 'email';

/** 'testimonials', as the form has it. */
export const contactName = (contact: string) =>
  inSentence(fieldLabels(['contacts', contact], kindOf(contactsFile)?.schema).at(-1) ?? contact);

/** 'Email for testimonials: a@group.example -> b@group.example' */
export const describeContactChange = ({ contact, from, to }: ContactChange) =>
  `Email for ${contactName(contact)}: ${from} -> ${to ?? 'nobody'}`;

/** For the worker, which tells the old addresses. */
export async function storeContactChanges(
  client: Pick<PoolClient, 'query'>,
  publicationId: number,
  changes: readonly ContactChange[],
): Promise<void> {
  for (const { contact, from, to } of changes)
    await client.query('insert into contact_changes (publication_id, contact, old_email, new_email) values ($1, $2, $3, $4)', [
      publicationId,
      contact,
      from,
      to ?? null,
    ]);
}
