import { Hono } from 'hono';
import { differingFacts } from '../../content-model/checks/facts.ts';
import { editedFiles } from '../../content-model/resolve-facts.ts';
import { factKey } from '../../content-model/waiting-groups.ts';
import type { DeskEnv } from '../desk-env.ts';
import { draftsOf } from '../editing/workspace.ts';
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
    // A choice changes what the member has changed already. The values on the screen are the published ones.
    const values = [...differingFacts(workspace.finished.content), ...differingFacts(services.content)].flatMap((fact) =>
      fact.values.map((value) => ({ ...value, id: fact.id })),
    );
    const { only, ...all } = await readForm(context.req);
    const chosen = Object.entries(all).filter(([id]) => !only || id === only);
    if (chosen.length === 0) return context.redirect('/facts?message=none', 303);
    const edits = chosen.map(([id, words]) => values.find((value) => value.id === id && value.words === words)?.edits);
    if (edits.includes(undefined)) return context.redirect('/facts?message=changed', 303);
    const edited = editedFiles(
      workspace.files,
      edits.flatMap((each) => each ?? []),
    ).map(({ bytes, file }) => ({ path: file, bytes }));
    const result = await drafts.save(member, draftsOf(workspace, edited), workspace.drafts);
    return context.redirect(result === 'saved' ? '/changes' : `/facts?message=${result}`, 303);
  });
  return app;
}
