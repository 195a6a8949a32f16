import { Button, ButtonLink } from '../../app/ui/button.tsx';
import { ErrorSummary } from '../../app/ui/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../../app/ui/field.tsx';
import { blogCategory } from '../../content/schema/blog-article.ts';
import { Screen } from '../layout/screen.tsx';
import { type FieldName, type FormProblem, fieldNames, type Typed } from './article-form.ts';
import type { Article } from './articles.ts';

type Props = {
  /** Undefined for a new one. */
  article?: Article;
  typed: Typed;
  problems?: readonly FormProblem[];
  /** What someone else saved while this editor was writing. */
  theirs?: Typed;
};

const categories = blogCategory.options.map((category) => ({ value: category, label: category }));

const labels: Record<FieldName, string> = {
  title: 'Title',
  excerpt: 'Excerpt',
  category: 'Category',
  tags: 'Tags',
  author: 'Author',
  body: 'Text',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  publishAt: 'Publish at',
};

const messages = {
  meanwhile:
    'Someone else saved this article while you were writing. Nothing of theirs was overwritten. Compare the two, then save yours or keep theirs.',
};

export function ArticleScreen({ article, problems = [], theirs, typed }: Props) {
  return (
    <Screen title={article ? `Edit: ${article.title}` : 'Write an article'} messages={messages} message={theirs && 'meanwhile'}>
      <ErrorSummary errors={problems.map(({ fieldId, message }) => ({ fieldId, message: `${labels[fieldId]}: ${message}` }))} />
      <div className={theirs ? 'grid gap-10 lg:grid-cols-2' : 'grid max-w-3xl'}>
        <ArticleForm article={article} problems={problems} typed={typed} isConflict={theirs !== undefined} />
        {theirs && article ? (
          <section aria-labelledby="theirs" className="grid content-start gap-4 rounded-card border border-line bg-card p-5">
            <h2 id="theirs" className="text-2xl">
              Theirs, on the blog now
            </h2>
            <dl className="grid gap-3">
              {fieldNames.map((name) => (
                <div key={name}>
                  <dt className="text-[0.9375em] text-ink-soft">
                    {labels[name]}
                    {theirs[name] === typed[name] ? ' (the same)' : ''}
                  </dt>
                  <dd className="break-words whitespace-pre-line">{theirs[name]}</dd>
                </div>
              ))}
            </dl>
            <div>
              <ButtonLink href={`/articles/${article.id}/edit`} variant="secondary">
                Keep theirs and discard mine
              </ButtonLink>
            </div>
          </section>
        ) : null}
      </div>
    </Screen>
  );
}

type FormProps = { article: Article | undefined; problems: readonly FormProblem[]; typed: Typed; isConflict: boolean };

function ArticleForm({ article, isConflict, problems, typed }: FormProps) {
  const field = (name: FieldName) => {
    const [first, ...more] = problems.filter(({ fieldId }) => fieldId === name);
    return {
      label: labels[name],
      id: name,
      name,
      defaultValue: typed[name],
      error: first && (more.length > 0 ? `${first.message} There is more: see the list at the top.` : first.message),
      focusOnLoad: first !== undefined && first === problems[0],
    };
  };
  const mayChooseTime = !article || article.isScheduled;
  return (
    <form
      method="post"
      action={article ? `/articles/${article.id}/edit` : '/articles/new'}
      noValidate
      className="grid content-start gap-5"
    >
      {article ? <input type="hidden" name="version" value={article.version} /> : null}
      <TextField hint="At most 110 characters." {...field('title')} />
      <TextAreaField hint="What it says, in 60 to 240 characters. Lists show it." rows={3} {...field('excerpt')} />
      <SelectField
        hint="Practice News may be short, and may name people and times. All others have 600 to 1,500 words."
        placeholder="Choose"
        options={categories}
        {...field('category')}
      />
      <TextField hint="Two to six, with commas between them." {...field('tags')} />
      <TextField {...field('author')} />
      {typed.body === undefined ? (
        <p className="max-w-prose text-ink-soft">
          The text has a table or other parts that cannot be edited here. It stays as it is. Ask your engineer to change it.
        </p>
      ) : (
        <TextAreaField
          hint="In Markdown: ## before a heading, - before each item of a list, [words](/blog) for a link to a page of the site."
          rows={24}
          {...field('body')}
        />
      )}
      <TextField hint="Optional, at most 70 characters." {...field('metaTitle')} />
      <TextAreaField hint="Optional, 50 to 170 characters." rows={3} {...field('metaDescription')} />
      {mayChooseTime ? (
        <TextField hint="Date and time in London. Leave it empty to publish now." type="datetime-local" {...field('publishAt')} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button>{isConflict ? 'Save mine instead' : article ? 'Save' : 'Publish or schedule'}</Button>
        <ButtonLink href="/articles" variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
