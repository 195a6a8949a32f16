import type { ContentFile } from '../../content-model/content-file.ts';
import { titleOf } from '../../content-model/content-list.ts';
import type { FieldFinding } from '../../content-model/field-findings.ts';
import { contactChanges, contactsFile } from '../../server/publishing/contact-changes.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import type { Member } from '../access/member.ts';
import { findFile } from './workspace.ts';

/** Contact addresses that the member has changed and may not. Patients' requests are mailed to one of them. */
export function findContactFindings(live: LiveContent, files: readonly ContentFile[], member: Member): FieldFinding[] {
  const file = findFile(files, contactsFile);
  if (!file || member.role === 'owner') return [];
  return contactChanges(findFile(live.files, contactsFile), file).map(({ contact, from }) => ({
    kind: 'contact',
    file: contactsFile,
    title: titleOf(file),
    field: ['contacts', contact, 'email'],
    message: `Only an owner can change an address that receives email. Set it back to ${from}, or ask an owner to change it.`,
    isBlocking: true,
  }));
}
