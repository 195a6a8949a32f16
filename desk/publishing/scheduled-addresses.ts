import { describeContactChange } from '../../server/publishing/contact-changes.ts';
import { confirmSchedule, schedulesToConfirm } from '../../server/publishing/schedules.ts';
import { asMember } from '../members/as-member.ts';
import { recordInAuditLog } from '../members/audit-log.ts';
import type { Member } from '../members/members.ts';
import type { DeskServices } from '../services.ts';
import { notify } from './review-requests.ts';

/** Notifies the owners of the contact addresses that wait for them since a member is an owner no longer. */
export async function notifyOwners(services: DeskServices, { email, name }: Member): Promise<void> {
  const waiting = (await schedulesToConfirm(services.pool)).filter((schedule) => schedule.email === email);
  if (waiting.length === 0) return;
  const lines = [
    `${name} has scheduled another address for emails, and is no longer an owner of the desk.`,
    ...waiting.flatMap(({ addresses }) => addresses.map(describeContactChange)),
    'It is published only if an owner confirms it. Everything else is published at its time.',
  ];
  const owners = (await services.members.list()).filter(({ role }) => role === 'owner');
  for (const owner of owners) await notify(services, owner, 'a scheduled address waits for an owner', lines, '/history');
}

/** Returns false if nothing of this schedule waits for an owner. */
export function confirmAddresses({ pool }: DeskServices, owner: Member, id: number): Promise<boolean> {
  return asMember(pool, owner, async (client) => {
    const schedule = (await schedulesToConfirm(client)).find((waiting) => waiting.id === id);
    if (!schedule || !(await confirmSchedule(client, id, owner))) return false;
    await recordInAuditLog(client, owner, 'confirmed a schedule', schedule.addresses.map(describeContactChange).join('; '));
    return true;
  });
}
