import { Hono } from 'hono';
import { z } from 'zod';
import { articlePath, isArticle } from '../../content-model/article-path.ts';
import { fileHash } from '../../content-model/content-file.ts';
import { fileOfPage, titleAt, titleOf } from '../../content-model/content-list.ts';
import { editHref } from '../../content-model/field-address.ts';
import { findFieldFindings, findLargeFields, findTextFindings } from '../../content-model/field-findings.ts';
import { factsIn } from '../../content-model/fill-placeholders.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { londonParts } from '../../domain/london-time.ts';
import { sitePages } from '../../domain/site-pages.ts';
import { contactsFile } from '../../server/publishing/contact-changes.ts';
import { asMember } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { Member } from '../access/member.ts';
import type { DeskEnv } from '../desk-env.ts';
import { findArticleFindings, findContactFindings } from '../drafts/draft-findings.ts';
import { discardDrafts, draftsFull, restoreDrafts } from '../drafts/drafts.ts';
import { draftChanges, editable } from '../drafts/edit-file.ts';
import { isAbout, leftOutOfPreview } from '../drafts/finished.ts';
import { forgottenPhotographs } from '../drafts/unused-photographs.ts';
import { readForm } from '../read-form.ts';
import { anyMember } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import type { FileFindings, FileFormData } from './form-data.ts';

const formState = z.object({ value: z.unknown(), body: z.string().optional() });
const savedForm = formState.extend({ hash: z.string(), base: formState });

const withoutNul = (_: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);

/** Without NUL, which PostgreSQL's texts cannot hold. */
function readJson(text: string): unknown {
  try {
    // A reviver needs more stack than values that nest deeply leave.
    return JSON.parse(text, text.includes('\\u0000') ? withoutNul : undefined);
  } catch {
    return undefined;
  }
}

const pictureAddresses = ({ drawings, photographs }: SiteContent, preview: string) => ({
  ...Object.fromEntries([...drawings.keys()].map((name) => [name, `${preview}/drawings/now/${name}`])),
  ...Object.fromEntries(Object.entries(photographs).map(([name, { src }]) => [name, preview + src])),
});

export function editingRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, config, drafts, editor, pool, previewLinks } = services;
  const app = new Hono<DeskEnv>();

  /** The rest of what the form needs, from the content with the member's drafts. */
  async function checkFile(member: Member, name: string): Promise<FileFindings | undefined> {
    const workspace = await editor.workspace(member.id, name);
    const { drafts: own, files, finished, live, reading } = workspace;
    const file = editable(files, name);
    if (!file) return undefined;
    const changes = await Promise.all(own.map((draft) => draftChanges(pool, workspace, draft)));
    const today = londonParts(clock()).date;
    const inArticle = await findArticleFindings(pool, live, files, name);
    const findings = [
      ...findFieldFindings(reading, today).filter((finding) => finding.file === name),
      ...findTextFindings(file).filter(({ message }) => !inArticle.some((found) => found.message === message)),
      ...inArticle,
      ...(name === contactsFile ? findContactFindings(services.live, reading.files, member) : []),
    ];
    const preview = previewLinks.address(member.id, clock());
    const newEntries = finished.leftOut.filter(({ field }) => field.length > 0);
    return {
      hash: fileHash(file),
      changes: changes.flat().length,
      findings: findings.map((finding) => ({ ...finding, isUnfinished: newEntries.some((entry) => isAbout(entry, finding)) })),
      // An article is shown before it is finished, too.
      leftOut: finished.leftOut.filter((part) => !isArticle({ path: part.file })).map(leftOutOfPreview),
      pictures: pictureAddresses(finished.content, preview),
      practices: services.content.practices.map(({ location, slug }) => ({ value: slug, label: location })),
      today,
      titles: Object.fromEntries(reading.files.filter(({ data }) => data).map((file) => [file.file, titleOf(file)])),
      // Articles have none.
      facts: factsIn(isArticle({ path: name }) ? '' : (file.body?.text ?? ''), services.content, config.retention),
      linkTargets: sitePages(services.content),
      preview,
    };
  }

  /** Opens a page by its path. */
  app.get('/edit', anyMember, async (context) => {
    const page = context.req.query('page') ?? '/';
    const { files } = await editor.workspace(context.get('member').id);
    const [, slug] = /^\/blog\/([a-z0-9-]+)$/.exec(page) ?? [];
    const file = slug ? articlePath(slug) : fileOfPage(files, page);
    return context.redirect(file ? editHref(file) : editHref('pages/home.yaml', [], page), 303);
  });
  app.get('/edit/:file{.+}', anyMember, async (context) => {
    const member = context.get('member');
    const opened = await editor.open(member.id, context.req.param('file'));
    const checked = opened && (await checkFile(member, opened.file));
    if (!checked) return context.notFound();
    const data: FileFormData = { ...checked, ...opened };
    if (context.req.header('accept') === 'application/json') return context.json(data);
    const page = sitePages(services.content).find(({ path }) => path === context.req.query('page'))?.path ?? data.page;
    const screen = <EditScreen data={{ ...data, page }} />;
    return context.render(screen, { title: opened.title, entry: 'desk/editing/form/main.tsx', fillsWindow: true });
  });
  app.post('/edit/:file{.+}', anyMember, async (context) => {
    const member = context.get('member');
    const parsed = savedForm.safeParse(readJson(await context.req.text()));
    const name = context.req.param('file');
    // What the desk sent is never too large.
    if (!parsed.success || findLargeFields(name, parsed.data.base).length > 0)
      return context.json({ message: 'Not a form of this desk.' }, 400);
    const findings = findLargeFields(name, parsed.data);
    if (findings.length > 0) return context.json({ message: 'Shorten what is marked.', findings }, 422);
    const saved = await editor.save(member, name, parsed.data);
    if (!saved) return context.json({ message: 'This is not there any more.' }, 404);
    if (saved === 'full') return context.json({ message: draftsFull }, 413);
    const { schema: _, ...stored } = saved;
    return context.json(stored);
  });
  app.get('/findings/:file{.+}', anyMember, async (context) => {
    const checked = await checkFile(context.get('member'), context.req.param('file'));
    return checked ? context.json(checked) : context.notFound();
  });
  app.post('/discard', anyMember, async (context) => {
    const member = context.get('member');
    const { file } = await readForm(context.req);
    const own = await drafts.list(member.id);
    const discarded = own.find(({ path }) => path === file);
    if (!discarded) return context.redirect('/changes', 303);
    const left = own.filter((draft) => draft !== discarded);
    await asMember(pool, member, async (client) => {
      await discardDrafts(client, member.id, [discarded, ...forgottenPhotographs(left, services.content)]);
      await recordInAuditLog(client, member, 'discarded a draft', titleAt(services.live.files, discarded.path));
    });
    return context.redirect('/changes?message=discarded', 303);
  });
  app.post('/bring-back', anyMember, async (context) => {
    const member = context.get('member');
    const isBack = await asMember(pool, member, async (client) => {
      const isRestored = await restoreDrafts(client, member.id);
      if (isRestored) await recordInAuditLog(client, member, 'brought back a draft');
      return isRestored;
    });
    return context.redirect(isBack ? '/changes?message=back' : '/changes', 303);
  });
  return app;
}

const isUnsafe = /[<>\u2028\u2029]/g;

/** The script in form/main.tsx fills this in. */
function EditScreen({ data }: { data: FileFormData }) {
  const json = JSON.stringify(data).replace(isUnsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return (
    <>
      <noscript>
        <p>Turn JavaScript on to edit. Publishing, undoing and everything else work without it.</p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without characters that end the element */}
      <script type="application/json" id="form-data" dangerouslySetInnerHTML={{ __html: json }} />
      <div id="form" translate="no" />
    </>
  );
}
