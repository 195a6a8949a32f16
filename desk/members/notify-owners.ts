import { describeContactChange } from '../../server/publishing/contact-changes.ts';
import { schedulesToConfirm } from '../../server/publishing/schedules.ts';
import type { Member } from '../access/member.ts';
import { notify } from '../notify.ts';
import type { DeskServices } from '../services.ts';

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
