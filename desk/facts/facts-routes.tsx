import { type Context, Hono } from 'hono';
import { differingFacts } from '../../content/checks/facts.ts';
import { editedFiles } from '../../content/resolve-facts.ts';
import { londonParts } from '../../domain/london-time.ts';
import { inTransaction } from '../../server/platform/db/in-transaction.ts';
import type { DeskEnv } from '../desk-env.ts';
import { draftsOf } from '../editing/workspace.ts';
import type { DeskServices } from '../services.ts';
import { listSetAside, setAside, takeUpAgain } from '../today/set-aside.ts';
import { FactsScreen, type RefusedReason } from './facts-screen.tsx';
import { factKey, openFacts } from './open-facts.ts';

const longestReason = 500;

/** Facts that the site states in different ways, to be made one. */
export function factsRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, drafts, editor, pool } = services;
  const app = new Hono<DeskEnv>();
  const differing = () => differingFacts(services.content, londonParts(clock()).date);

  async function show(context: Context<DeskEnv>, refused?: RefusedReason) {
    const today = londonParts(clock()).date;
    const aside = await listSetAside(pool);
    const { finished } = await editor.workspace(services.live, context.get('session').member.id);
    const stillDiffer = new Set(differingFacts(finished.content, today).map(({ id }) => id));
    const open = openFacts(services.content, aside, today);
    if (refused) context.status(422);
    return context.render(
      <FactsScreen
        facts={open.filter(({ id }) => stillDiffer.has(id)).map((fact) => ({ ...fact, key: factKey(fact) }))}
        resolved={open.filter(({ id }) => !stillDiffer.has(id))}
        left={differing().flatMap((fact) => {
          const why = aside.get(factKey(fact));
          return why ? [{ ...fact, ...why, key: factKey(fact) }] : [];
        })}
        refused={refused}
      />,
      { title: 'Facts that differ' },
    );
  }

  app.get('/', (context) => show(context));
  app.post('/', async (context) => {
    const { member } = context.get('session');
    const known = new Map(differing().map((fact) => [fact.id, fact]));
    const chosen = Object.entries(await context.req.parseBody());
    if (chosen.length === 0) return context.redirect('/facts?message=none', 303);
    const edits = chosen.map(([id, words]) => known.get(id)?.values.find((value) => value.words === words)?.edits);
    if (edits.includes(undefined)) return context.redirect('/facts?message=changed', 303);
    const workspace = await editor.workspace(services.live, member.id);
    const edited = editedFiles(
      workspace.files,
      edits.flatMap((each) => each ?? []),
    ).map(({ bytes, file }) => ({ path: file, bytes }));
    const result = await drafts.save(member.id, draftsOf(workspace, edited), workspace.drafts);
    return context.redirect(result === 'saved' ? '/changes' : `/facts?message=${result}`, 303);
  });

  app.post('/:id/:action{leave|take-up}', async (context) => {
    const { member } = context.get('session');
    const { action, id } = context.req.param();
    const { key, reason: given = '' } = await context.req.parseBody();
    // With the values that the member was shown.
    const fact = differing().find((candidate) => candidate.id === id && factKey(candidate) === key);
    if (!fact) return context.redirect('/facts?message=changed', 303);
    const reason = String(given).trim();
    const named = { key: factKey(fact), subject: fact.title };
    if (action === 'take-up') {
      await inTransaction(pool, (client) => takeUpAgain(client, member, named));
      return context.redirect('/facts', 303);
    }
    const error = reason ? `Shorten it to ${longestReason} characters.` : 'Enter why they differ.';
    if (!reason || reason.length > longestReason) return show(context, { id, reason, error });
    await inTransaction(pool, (client) => setAside(client, member, { ...named, reason }));
    return context.redirect('/facts?message=left', 303);
  });
  return app;
}
