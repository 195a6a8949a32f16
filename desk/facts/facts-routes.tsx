import { Hono } from 'hono';
import { differingFacts, saysWhat } from '../../content-model/checks/facts.ts';
import { bytesWith, formStateOf } from '../../content-model/file-text.ts';
import { factKey } from '../../content-model/waiting-groups.ts';
import type { DeskEnv } from '../desk-env.ts';
import { draftsOf } from '../drafts/workspace.ts';
import { readForm } from '../read-form.ts';
import { anyMember } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { FactsScreen } from './facts-screen.tsx';

/** Facts that the site states in different ways, to be made one. */
export function factsRoutes(services: DeskServices): Hono<DeskEnv> {
  const { drafts, editor } = services;
  const app = new Hono<DeskEnv>();

  app.get('/', anyMember, async (context) => {
    const group = (await context.get('readWaiting')()).find(({ href }) => href === '/facts');
    const waiting = new Set(group?.entries.map(({ key }) => key));
    const open = differingFacts(services.content)
      .map((fact) => ({ ...fact, key: factKey(fact) }))
      .filter(({ key }) => waiting.has(key));
    const { finished } = await editor.workspace(context.get('member').id);
    const stillDiffer = new Set(differingFacts(finished.content).map(({ id }) => id));
    return context.render(
      <FactsScreen
        facts={open.filter(({ id }) => stillDiffer.has(id))}
        resolved={open.filter(({ id }) => !stillDiffer.has(id))}
        group={group}
      />,
      { title: 'Facts that differ' },
    );
  });
  app.post('/', anyMember, async (context) => {
    const member = context.get('member');
    const workspace = await editor.workspace(member.id);
    const facts = differingFacts(services.content);
    const { only, ...all } = await readForm(context.req);
    const chosen = Object.entries(all).filter(([id]) => !only || id === only);
    if (chosen.length === 0) return context.redirect('/facts?message=none', 303);
    const edits = chosen.map(([id, words]) => {
      const fact = facts.find((candidate) => candidate.id === id);
      const entries = fact?.values.find((value) => value.words === words)?.entries;
      return entries && fact?.lists.map((list) => ({ ...list, entries }));
    });
    if (edits.includes(undefined)) return context.redirect('/facts?message=changed', 303);
    const byFile = Map.groupBy(
      edits.flatMap((each) => each ?? []),
      ({ file }) => file,
    );
    const edited = workspace.files.flatMap((old) => {
      const own = byFile.get(old.file);
      if (!own) return [];
      const { body, value } = formStateOf(old);
      const fields = value as Record<string, Parameters<typeof saysWhat>[0][]>;
      // What says what it counts stays, and what the member has changed there.
      const lists = own.map(({ entries, name }) => [name, [...entries, ...(fields[name] ?? []).filter(saysWhat)]]);
      return [{ path: old.file, bytes: bytesWith(old, { body, value: { ...fields, ...Object.fromEntries(lists) } }) }];
    });
    const result = await drafts.save(member, draftsOf(workspace, edited), workspace.drafts);
    return context.redirect(result === 'saved' ? '/changes' : `/facts?message=${result}`, 303);
  });
  return app;
}
