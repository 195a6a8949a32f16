import { describe, expect, test } from 'vitest';
import { findContactChanges, mailContactChanged } from '../../server/publishing/contact-change-jobs.ts';
import { publishScheduled } from '../../server/publishing/schedule-jobs.ts';
import { editors } from '../support/desk-editors.ts';
import { asRole } from '../support/fresh-database.ts';
import { siteServices } from '../support/site-services.ts';

const organisation = 'organisation.yaml';
const later = { when: 'later', dueAt: '2036-01-07T09:00' };

/** The desk, where Ada is an owner and Bob is not, and the worker. */
async function contactWorld() {
  const world = await editors();
  const { cookies, get, liveText, open, post, publishAll, save, smtp, urls } = world;
  const [, before = ''] = /testimonials:\n\s+email: (\S+)/.exec(await liveText(organisation)) ?? [];
  const worker = siteServices('worker', urls.site_worker, { SMTP_URL: smtp.url, MAIL_FROM: 'Site <site@group.example>' });

  /** Saves a draft with another address for one of the contacts. */
  async function divert(who: 'ada' | 'bob', email: string, contact = 'testimonials') {
    const opened = await open(who, organisation);
    const contacts = { ...opened.value.contacts, [contact]: { ...opened.value.contacts[contact], email } };
    return save(who, opened, { ...opened.value, contacts }, organisation);
  }
  const publish = async (who: 'ada' | 'bob', fields?: Record<string, string>) =>
    (await publishAll(who, fields)).headers.get('Location');
  async function press(who: 'ada' | 'bob', action: RegExp) {
    const [, path = ''] = action.exec(await (await get('/history', cookies[who])).text()) ?? [];
    return (await post(path, {}, { cookie: cookies[who] })).headers.get('Location');
  }
  const undo = (who: 'ada' | 'bob') => press(who, /href="(\/history\/\d+\/undo)"/);
  const takeBack = (who: 'ada' | 'bob') => press(who, /action="(\/schedules\/\d+\/cancel)"/);
  const confirm = (who: 'ada' | 'bob') => press(who, /action="(\/schedules\/\d+\/confirm)"/);
  const runDue = () =>
    publishScheduled.run({ ...worker, queue: worker.queue, clock: () => new Date('2036-01-07T10:00Z') }, undefined);
  return { ...world, before, confirm, divert, publish, runDue, undo, takeBack, worker };
}

describe('an editor who is not an owner', () => {
  test('cannot publish or schedule another address for any contact, and reads why at its field', async () => {
    const { cookies, divert, get, liveText, post, publish } = await contactWorld();
    for (const contact of ['testimonials', 'operations', 'security', 'dataProtection', 'complaints', 'accessibility']) {
      const { findings } = await divert('bob', 'bob@elsewhere.example', contact);
      const blocking = findings.filter(({ isBlocking, message }) => isBlocking && message.startsWith('Only an owner can change'));
      expect(blocking.map(({ field }) => field)).toEqual([['contacts', contact, 'email']]);
      expect(await publish('bob'), contact).toBe('/changes?message=needs-owner');
      await post('/discard', { file: organisation }, { cookie: cookies.bob });
    }
    await divert('bob', 'bob@elsewhere.example');
    expect(await publish('bob', later)).toBe('/changes?message=needs-owner');
    expect(await (await get('/changes', cookies.bob)).text()).not.toContain('Publish now');
    expect(await liveText(organisation)).not.toContain('bob@elsewhere.example');
  });

  test('cannot change one by undoing what an owner published', async () => {
    const { before, divert, liveText, publish, undo } = await contactWorld();
    await divert('ada', 'reception@group.example');
    expect(await publish('ada')).toBe('/history?message=published');
    expect(await undo('bob')).toBe('/history?message=needs-owner');
    expect(await liveText(organisation)).toContain('reception@group.example');
    expect(await undo('ada')).toBe('/history?message=undone');
    expect(await liveText(organisation)).toContain(before);
  });

  test("cannot publish an owner's scheduled change after taking it back", async () => {
    const { divert, liveText, publish, takeBack } = await contactWorld();
    await divert('ada', 'reception@group.example');
    expect(await publish('ada', later)).toBe('/history?message=scheduled');
    expect(await takeBack('bob')).toBe('/changes?message=cancelled');
    expect(await publish('bob')).toBe('/changes?message=needs-owner');
    expect(await liveText(organisation)).not.toContain('reception@group.example');
  });

  test('cannot change one by a change that is merged with what an owner published', async () => {
    const { divert, liveText, open, publish, save } = await contactWorld();
    await divert('bob', 'bob@elsewhere.example');
    const adas = await open('ada', organisation);
    await save('ada', adas, { ...adas.value, tagline: 'By Ada.' }, organisation);
    await publish('ada');
    const merged = await open('bob', organisation);
    expect(merged.value.tagline).toBe('By Ada.');
    await save('bob', merged, merged.value, organisation);
    expect(await publish('bob')).toBe('/changes?message=needs-owner');
    expect(await liveText(organisation)).not.toContain('bob@elsewhere.example');
  });

  test('can still change the rest of the file', async () => {
    const { liveText, open, publish, save } = await contactWorld();
    const opened = await open('bob', organisation);
    await save('bob', opened, { ...opened.value, tagline: 'By Bob.' }, organisation);
    expect(await publish('bob')).toBe('/history?message=published');
    expect(await liveText(organisation)).toContain('By Bob.');
  });
});

test("an owner's scheduled change of an address is published", async () => {
  const { divert, liveText, publish, runDue } = await contactWorld();
  await divert('ada', 'reception@group.example');
  await publish('ada', later);
  await runDue();
  expect(await liveText(organisation)).toContain('reception@group.example');
});

describe('an address that was scheduled by somebody who is an owner no longer', () => {
  /** Bob, an owner for now, schedules an address and a tagline. */
  async function scheduledByBob(changeOf: (value: { contacts: object }) => object = () => ({ tagline: 'By Bob.' })) {
    const world = await contactWorld();
    const { ada, bob, cookies, divert, members, open, post, publish, save } = world;
    await members.change(bob, 'owner', false, ada);
    await divert('bob', 'bob@elsewhere.example');
    const opened = await open('bob', organisation);
    await save('bob', opened, { ...opened.value, ...changeOf(opened.value) }, organisation);
    expect(await publish('bob', later)).toBe('/history?message=scheduled');
    const demote = (role = 'publisher') => post(`/members/${bob.id}/change`, { role }, { cookie: cookies.ada });
    return { ...world, demote };
  }

  test('goes live at its time, with the rest, once another owner confirms it', async () => {
    const { cookies, confirm, demote, get, history, liveText, post, runDue, smtp } = await scheduledByBob();
    const today = async () => (await get('/', cookies.ada)).text();
    expect(await today()).not.toContain('address to confirm');
    await demote();
    expect(smtp.received.map(({ subject, to }) => [to, subject])).toEqual([
      [['ada@group.example'], 'Three Ridings Dental: a scheduled address waits for an owner'],
    ]);
    expect(smtp.received[0]?.text).toContain('bob@elsewhere.example');
    // Being an owner again confirms nothing.
    await demote('owner');
    await demote();
    expect(await today()).toContain('1 scheduled address to confirm');
    expect(await (await get('/history', cookies.bob)).text()).not.toContain('/confirm');
    expect((await post('/schedules/1/confirm', {}, { cookie: cookies.bob })).status).toBe(403);
    expect(await confirm('ada')).toBe('/history?message=confirmed');
    expect((await post('/schedules/1/confirm', {}, { cookie: cookies.ada })).headers.get('Location')).toBe(
      '/history?message=gone',
    );
    expect(await today()).not.toContain('address to confirm');
    await runDue();
    expect(await liveText(organisation)).toMatch(/By Bob\..*bob@elsewhere\.example/s);
    expect((await history())[0]).toMatchObject({ author: 'Ada for Bob' });
  });

  test.each([
    ['as it is stored', ''],
    ['as the previous release stored it', 'update content_schedules set member_id = null'],
  ])('waits when the rest goes live, %s', async (_, stored) => {
    const { bob, confirm, cookies, liveText, post, runDue, smtp, urls } = await scheduledByBob();
    await asRole(urls.site_owner, (owner) => owner.query(stored));
    await post(`/members/${bob.id}/remove`, {}, { cookie: cookies.ada });
    expect(smtp.received).toHaveLength(1);
    await runDue();
    await runDue();
    expect(await liveText(organisation)).toContain('By Bob.');
    expect(await liveText(organisation)).not.toContain('bob@elsewhere.example');
    expect(await confirm('ada')).toBe('/history?message=confirmed');
    await runDue();
    expect(await liveText(organisation)).toMatch(/By Bob\..*bob@elsewhere\.example/s);
  });

  test('waits with every other address, and the rest goes live all the same', async () => {
    const emailOf = (name: string) => `${name}@${'long-'.repeat(8)}domain.example`;
    const { demote, liveText, runDue } = await scheduledByBob(({ contacts }) => ({
      tagline: 'By Bob.',
      contacts: Object.fromEntries(
        Object.entries<object>({ ...contacts }).map(([name, contact]) => [name, { ...contact, email: emailOf(name) }]),
      ),
    }));
    await demote();
    await runDue();
    expect(await liveText(organisation)).toContain('By Bob.');
    expect(await liveText(organisation)).not.toContain('domain.example');
  });

  test('waits alone if nothing else was scheduled, and can be taken back', async () => {
    const { demote, history, liveText, open, runDue, takeBack } = await scheduledByBob(() => ({}));
    await demote();
    await runDue();
    expect(await history()).toHaveLength(1);
    expect(await takeBack('ada')).toBe('/changes?message=cancelled');
    expect((await open('ada', organisation)).value.contacts.testimonials.email).toBe('bob@elsewhere.example');
    expect(await liveText(organisation)).not.toContain('bob@elsewhere.example');
  });
});

test('the old address is told who changed it, once', async () => {
  const { before, divert, publish, smtp, worker } = await contactWorld();
  await divert('ada', 'reception@group.example');
  await publish('ada');
  const { rows } = await worker.pool.query<{ id: number }>('select id::int from contact_changes where queued_at is null');
  expect(rows).toHaveLength(1);
  await findContactChanges.run(worker, {});
  const queued = async () =>
    (await worker.pool.query<{ data: object }>(`select data from pgboss.job where name = 'mail-contact-changed'`)).rows;
  await findContactChanges.run(worker, {});
  expect(await queued()).toEqual([{ data: { contactChangeId: rows[0]?.id } }]);
  await mailContactChanged.run(worker, (await queued())[0]?.data);
  expect(smtp.received.map(({ to }) => to)).toEqual([[before]]);
});
