import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { type Change, compareFiles, compareStates } from '../../content-model/compare.ts';
import { type ContentFile, fileHash, parseContentFile } from '../../content-model/content-file.ts';
import { pageOf, titleOf } from '../../content-model/content-list.ts';
import type { JsonSchema } from '../../content-model/field-schema.ts';
import { bytesWith, type FormState, formStateOf, mergeStates, withSlugs } from '../../content-model/file-text.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import type { MergeConflict } from '../../content-model/merge-values.ts';
import { countOf } from '../../content-model/text-limits.ts';
import { readArticles } from '../../server/publishing/articles.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import type { Rights } from '../access/as-member.ts';
import { describeChange } from './change-words.ts';
import type { Draft, Drafts } from './drafts.ts';
import { absentFiles, findFile, isOutdated, openWorkspace, orPublished, type Workspace } from './workspace.ts';

/** A file as the form shows it. */
export type OpenFile = FormState & {
  file: string;
  title: string;
  /** The hash of the text that the form's values belong to. */
  hash: string;
  schema: JsonSchema;
  page?: string | undefined;
  note?: string | undefined;
  hasDraft: boolean;
  /** Set if someone else changed the file meanwhile. A choice is for a field of the form's state. */
  conflict?: { by: string; changes: string[]; choices: MergeConflict[] } | undefined;
};

export type SavedForm = FormState & { hash: string; base: FormState };

/** In the fields of all drafts of a member, which are parsed together. Four times those of the whole site. */
const mostValues = 20_000;

/** Of someone else's changes. */
const mostDescribed = 50;
/** Of choices between two changes. Where there would be more, the choice is between the files. */
const mostChoices = 100;

export function createFileEditor(pool: Pool, drafts: Drafts, liveContent: () => LiveContent) {
  /** One for each state of the drafts, because reading and checking all of them takes long. */
  const workspaces = new LRUCache<string, { published: LiveContent; opened: Workspace }>({ max: 2 });
  /** With the articles that the member has drafts of, and the one that is opened. */
  async function workspace(memberId: string, name = ''): Promise<Workspace> {
    const published = liveContent();
    const own = await drafts.list(memberId);
    const articles = await readArticles(pool, [...own.map(({ path }) => path), name]);
    const key = [
      ...[published.versionId, published.content.version, ...articles.map(fileHash)],
      ...own.map((draft) => Object.values({ ...draft, bytes: '' })),
    ].join(' ');
    const known = workspaces.get(key);
    if (known?.published === published) return known.opened;
    const live = articles.length > 0 ? { ...published, files: [...published.files, ...articles] } : published;
    const opened = openWorkspace(live, own);
    workspaces.set(key, { published, opened });
    return opened;
  }

  async function open(memberId: string, name: string): Promise<OpenFile | undefined> {
    const { drafts: own, files, live } = await workspace(memberId, name);
    const file = editable(files, name);
    if (!file) return undefined;
    const draft = own.find(({ path }) => path === name);
    const published = findFile(live.files, name);
    if (!draft || !published || !isOutdated(live, draft)) return openFile(file, formStateOf(file), draft !== undefined);
    const base = await storedFile(pool, name, draft.baseHash);
    return merged(published, base ? formStateOf(base) : { value: undefined }, formStateOf(file));
  }

  /** The form's values together with what someone else published, or changed in another window. */
  async function merged(current: ContentFile, base: FormState, mine: FormState): Promise<OpenFile> {
    const theirs = formStateOf(current);
    const { conflicts, value } = mergeStates(current.file, base, mine, theirs);
    const title = titleOf(current);
    const { changes } = compareStates(current.file, base, theirs);
    const described = changes.slice(0, mostDescribed).map((change) => describeChange(title, { ...change, file: current.file }));
    const more = changes.length - described.length;
    return {
      ...openFile(current, value as FormState, true),
      conflict: {
        by: await authorOf(pool, current),
        changes: more > 0 ? [...described, `${title}: ${more} more changes`] : described,
        choices: conflicts.length > mostChoices ? [{ field: [], mine: value, theirs }] : conflicts,
      },
    };
  }

  /** Stores the form as a draft. Returns the file merged with the other change if its text is not the one the form had. */
  async function save(member: Rights, name: string, form: SavedForm): Promise<OpenFile | 'full' | undefined> {
    const { drafts: own, files, live } = await workspace(member.id, name);
    const file = editable(files, name);
    if (!file) return undefined;
    const draft = own.find(({ path }) => path === name);
    const others = own.map(({ path }) => (path === name ? undefined : findFile(files, path)?.data?.value));
    if (countOf(others) + countOf(form.value) > mostValues) return 'full';
    const published = findFile(live.files, name);
    // A form that was merged with a newer publication has the hash of that.
    const possible = draft && isOutdated(live, draft) ? [published, file] : [file];
    const old = possible.find((candidate) => candidate && fileHash(candidate) === form.hash);
    if (!old) return merged(file, form.base, { value: form.value, body: form.body });
    const baseHash = old === file && draft ? draft.baseHash : published && fileHash(published);
    // From the published text, so that a field that was cleared and has its value again is in its place, with its comment.
    const base = published && fileHash(published) === baseHash ? published : undefined;
    const state = { ...form, value: withSlugs(form.value, kindOf(name)?.schema ?? {}) };
    const changed = parseContentFile(name, bytesWith(base ?? old, state));
    const saved = orPublished(changed, base);
    const result = await drafts.save(member, [{ path: name, baseHash, bytes: saved.bytes }], draft);
    if (result === 'full') return 'full';
    if (result === 'outdated') return save(member, name, form);
    return openFile(saved, formStateOf(saved), saved !== base);
  }

  return { workspace, open, save };
}

/** A file with a form. */
export function editable(files: readonly ContentFile[], name: string): ContentFile | undefined {
  return kindOf(name) && findFile([...files, ...absentFiles(files)], name);
}

function openFile(file: ContentFile, state: FormState, hasDraft: boolean): OpenFile {
  const { schema = {} } = kindOf(file.file) ?? {};
  return { file: file.file, title: titleOf(file), hash: fileHash(file), ...state, schema, ...pageOf(file.file), hasDraft };
}

/** A file as it was published before. */
async function storedFile(pool: Pool, name: string, hash: string | undefined): Promise<ContentFile | undefined> {
  if (!hash) return undefined;
  const { rows } = await pool.query<{ bytes: Buffer }>(`select bytes from content_files where hash = decode($1, 'hex')`, [hash]);
  return rows[0] && parseContentFile(name, rows[0].bytes);
}

/** Who published a file as it is. A file that was never published is in another window of the same member. */
async function authorOf(pool: Pool, file: ContentFile): Promise<string> {
  const { rows } = await pool.query<{ author: string }>(
    `select v.author from content_versions v
     left join content_version_files f on f.version_id = v.id and f.path = $1
     left join (content_publications p join content_articles a on a.publication_id = p.id and a.path = $1) on p.version_id = v.id
     where decode($2, 'hex') in (f.hash, a.new_hash) order by v.id limit 1`,
    [file.file, fileHash(file)],
  );
  return rows[0]?.author ?? 'You, in another window,';
}

export type DraftChange = Change & { file: string; title: string };

/** What a draft changes, also if the file was published differently since it was begun. */
export async function draftChanges(pool: Pool, { files, live }: Workspace, draft: Draft): Promise<DraftChange[]> {
  const file = draft.path;
  const own = findFile(files, file);
  const base = isOutdated(live, draft) ? await storedFile(pool, file, draft.baseHash) : findFile(live.files, file);
  if (!own?.data && !base?.data) return [];
  const title = titleOf(own ?? { file });
  return compareFiles(base, own).changes.map((change) => ({ ...change, file, title }));
}
