import type { Pool } from 'pg';
import type { z } from 'zod';
import { articleSlug, isArticle } from '../../content-model/article-path.ts';
import { type ContentFile, fileHash } from '../../content-model/content-file.ts';
import { titleOf } from '../../content-model/content-list.ts';
import type { FieldFinding } from '../../content-model/field-findings.ts';
import { valueAt } from '../../content-model/fields-of.ts';
import { formStateOf } from '../../content-model/file-text.ts';
import { renderArticle } from '../../content-model/markdown.ts';
import type { article } from '../../content-model/schema/blog-article.ts';
import { capitalise } from '../../domain/capitalise.ts';
import { articleRules, exceptOwn } from '../../server/articles/generate/article-rules.ts';
import { checkArticle } from '../../server/articles/generate/checks/check-article.ts';
import { readBlog } from '../../server/articles/posts.ts';
import { tableTags } from '../../server/platform/pages/allowed-html.ts';
import { contactChanges, contactsFile } from '../../server/publishing/contact-changes.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import type { Member } from '../access/member.ts';
import { findFile } from './workspace.ts';

/** What the rules of articles say about those that a member has changed. What harms is refused. The rest is advice: the article is theirs. */
export async function findArticleFindings(
  pool: Pool,
  live: LiveContent,
  files: readonly ContentFile[],
  only?: string,
): Promise<FieldFinding[]> {
  const changed = files.filter((file) => {
    const published = findFile(live.files, file.file);
    return (
      isArticle({ path: file.file }) && (!only || file.file === only) && (!published || fileHash(published) !== fileHash(file))
    );
  });
  if (changed.length === 0) return [];
  const rules = articleRules(live.content, await readBlog(pool));
  return changed.flatMap((file) => {
    const { body = '', value } = formStateOf(file);
    const { author: _, picture, ...fields } = value as Partial<z.infer<typeof article>>;
    const at = (field: string[], message: string, isBlocking = true): FieldFinding => ({
      ...{ kind: 'article', file: file.file, title: titleOf(file), field, message, isBlocking },
    });
    const context = { ...exceptOwn(rules, articleSlug(file.file)), moreTags: tableTags };
    const isNews = fields.category === 'Practice News';
    const checked = checkArticle({ ...fields, content: renderArticle(body) }, { ...context, isNews });
    const problems = checked.problems.filter(({ rule }) => rule !== 'schema');
    const [image, published] = [value, findFile(live.files, file.file)?.data?.value].map((fields) =>
      valueAt(fields, ['picture', 'file']),
    );
    // The schema refuses other values.
    const isHere = typeof image !== 'string' || image === published || findFile(files, image.slice(1));
    return [
      ...(body.trim()
        ? problems.map(({ detail, isHarmful }) => at(['body'], capitalise(detail).replace(/\.?$/, '.'), isHarmful))
        : [at(['body'], 'Write the text.')]),
      ...(isHere ? [] : [at(['picture', 'file'], 'This picture is not here any more. Add it again.')]),
    ];
  });
}

/** Contact addresses that the member has changed and may not. Patients' requests are mailed to one of them. */
export function findContactFindings(live: LiveContent, files: readonly ContentFile[], member: Member): FieldFinding[] {
  const file = findFile(files, contactsFile);
  if (!file || member.role === 'owner') return [];
  return contactChanges(findFile(live.files, contactsFile), file).map(({ contact, from }) => ({
    kind: 'contact',
    file: contactsFile,
    title: titleOf(file),
    field: ['contacts', contact, 'email'],
    message: `Only an owner can change an address that receives email. Set it back to ${from}, or ask an owner to change it.`,
    isBlocking: true,
  }));
}
