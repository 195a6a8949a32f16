import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { DeskEnv } from './desk-env.ts';
import { anyMember, publishers, requireRights } from './rights.ts';

test('a route that does not say which members may use it stops the desk from starting', () => {
  const feature = new Hono<DeskEnv>();
  feature.get('/', anyMember, (context) => context.text('a list'));
  feature.post('/', publishers, (context) => context.text('done'));
  const app = new Hono<DeskEnv>();
  app.use((_, next) => next());
  app.route('/feature', feature);
  requireRights(app.routes);
  feature.delete('/:id', (context) => context.text('gone'));
  app.route('/other', feature);
  expect(() => requireRights(app.routes)).toThrow('Name who may use DELETE /other/:id');
});
