import { describeContactChange } from '../../server/publishing/contact-changes.ts';
import { confirmSchedule, schedulesToConfirm } from '../../server/publishing/schedules.ts';
import { asMember } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { Member } from '../access/member.ts';
import type { DeskServices } from '../services.ts';

/** Returns false if nothing of this schedule waits for an owner. */
export function confirmAddresses({ pool }: DeskServices, owner: Member, id: number): Promise<boolean> {
  return asMember(pool, owner, async (client) => {
    const schedule = (await schedulesToConfirm(client)).find((waiting) => waiting.id === id);
    if (!schedule || !(await confirmSchedule(client, id, owner))) return false;
    await recordInAuditLog(client, owner, 'confirmed a schedule', schedule.addresses.map(describeContactChange).join('; '));
    return true;
  });
}
