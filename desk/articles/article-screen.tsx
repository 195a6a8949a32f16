import { Button, ButtonLink } from '../../app/ui/button.tsx';
import { ErrorSummary } from '../../app/ui/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../../app/ui/field.tsx';
import { FieldError } from '../../app/ui/field-frame.tsx';
import { blogCategory, longestTitle } from '../../content-model/schema/blog-article.ts';
import { londonTime } from '../../domain/london-time.ts';
import { Toolbar } from '../editing/form/toolbar.tsx';
import { ForPublishers } from '../layout/for-publishers.tsx';
import { More } from '../layout/more.tsx';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { TextLink } from '../layout/text-link.tsx';
import { newSlug, type StoredDraft } from './article-drafts.ts';
import type { Article } from './articles.ts';
import { type FieldName, type FormProblem, fieldNames, labels, type Typed } from './typed-article.ts';

export type ArticleScreenProps = {
  /** Undefined for a new one. */
  article?: Article | undefined;
  typed: Typed;
  /** Of the article that the editor was shown. */
  version: string;
  problems?: readonly FormProblem[] | undefined;
  /** What someone else saved while this editor was writing. */
  theirs?: Typed | undefined;
  draft: Pick<StoredDraft, 'at' | 'seen'> | undefined;
  /** The start of addresses with the member's drafts. */
  preview: string;
  previewHours: number;
  deskUrl: string;
};

const categories = blogCategory.options.map((category) => ({ value: category, label: category }));

const messages = { discarded: 'Discarded. This is what the blog has.' };
const meanwhile =
  'Someone else saved this article while you were writing. Nothing of theirs was overwritten. Compare the two, then save yours or keep theirs.';

export function ArticleScreen(props: ArticleScreenProps) {
  const { article, draft, preview, problems = [], theirs, typed } = props;
  const discard = `/articles/drafts/${article?.id ?? 'new'}/discard`;
  return (
    <Screen title={article ? `Edit: ${article.title}` : 'Write an article'} messages={messages} status={theirs && meanwhile}>
      <ErrorSummary errors={problems.map(({ fieldId, message }) => ({ fieldId, message: `${labels[fieldId]}: ${message}` }))} />
      <div className="beside">
        <div className="grid grid-cols-1 content-start gap-8">
          {draft && !theirs ? (
            <div className="grid gap-1 rounded-card bg-mist p-5">
              <p>You saved this draft on {londonTime(draft.at, 'full')}. Patients see it once it is published.</p>
              <More label="Discard the draft">
                <PostForm action={discard} label="Discard it" variant="danger">
                  <p>{article ? 'Your changes are lost. The article on the blog stays as it is.' : 'What you wrote is lost.'}</p>
                </PostForm>
              </More>
            </div>
          ) : null}
          <ArticleForm {...props} problems={problems} />
        </div>
        {theirs ? (
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
                  {name === 'picture' && theirs.picture ? (
                    <dd>
                      <img src={preview + theirs.picture} alt={theirs.pictureAlt} className="max-w-48 rounded-xl" />
                    </dd>
                  ) : (
                    <dd className="break-words whitespace-pre-line">{theirs[name]}</dd>
                  )}
                </div>
              ))}
            </dl>
            <PostForm action={discard} label="Keep theirs and discard mine" />
          </section>
        ) : (
          <ArticlePreview {...props} />
        )}
      </div>
    </Screen>
  );
}

/** What patients would see. Empty until there is something to show. */
function ArticlePreview({ article, deskUrl, draft, preview, previewHours }: ArticleScreenProps) {
  const address = `${preview}/blog/${article?.slug ?? newSlug}`;
  const isThere = draft !== undefined || (article !== undefined && !article.isScheduled);
  return (
    <aside
      id="preview"
      aria-label="Preview"
      hidden={!isThere}
      className="grid min-w-0 content-start gap-3 lg:sticky lg:top-4 lg:self-start"
    >
      <h2 className="text-xl">Show it to someone first</h2>
      <p className="text-[0.9375em] text-ink-soft">
        This link shows your draft for about {previewHours} hours. Anyone with the link can look, but not change anything.
      </p>
      <TextLink href={deskUrl + address} newTab>
        {deskUrl + address}
      </TextLink>
      <iframe
        title="The article as patients would see it"
        src={isThere ? address : undefined}
        data-src={address}
        className="h-[calc(100dvh-16rem)] min-h-96 w-full rounded-card border border-line bg-mist max-lg:hidden"
      />
    </aside>
  );
}

type FormProps = ArticleScreenProps & { problems: readonly FormProblem[] };

function ArticleForm({ article, draft, preview, problems, theirs, typed, version }: FormProps) {
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
  const draftAddress = `/articles/drafts/${article?.id ?? 'new'}`;
  const mayChooseTime = !article || article.isScheduled;
  return (
    <form
      id="article"
      method="post"
      action={article ? `/articles/${article.id}/edit` : '/articles/new'}
      data-draft={draftAddress}
      data-preview={preview}
      noValidate
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seen" value={draft?.seen ?? ''} />
      <TextField hint={`At most ${longestTitle} characters.`} {...field('title')} />
      <TextAreaField hint="What it says, in 60 to 240 characters. Lists show it." rows={3} {...field('excerpt')} />
      <SelectField placeholder="Choose" options={categories} {...field('category')} />
      <TextField hint="Two to six, with commas between them." {...field('tags')} />
      <TextField {...field('author')} />
      {typed.body === undefined ? (
        <p className="max-w-prose text-ink-soft">
          The text has a table or other parts that cannot be edited here. It stays as it is. Ask your engineer to change it.
        </p>
      ) : (
        <TextAreaField
          hint="## before a heading, - before each item of a list, [words](/blog) for a link to a page of the site."
          rows={24}
          {...field('body')}
        >
          <Toolbar textarea="body" />
        </TextAreaField>
      )}
      <PictureField preview={preview} typed={typed} field={field} />
      <TextField hint="Optional, at most 70 characters." {...field('metaTitle')} />
      <TextAreaField hint="Optional, 50 to 170 characters." rows={3} {...field('metaDescription')} />
      {mayChooseTime ? (
        <TextField hint="Date and time in London. Leave it empty to publish now." type="datetime-local" {...field('publishAt')} />
      ) : null}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3">
        <ForPublishers
          instead={<Button sends={{ name: 'ask', value: 'true', formAction: `${draftAddress}/ask` }}>Ask to publish</Button>}
        >
          <Button>{theirs ? 'Save mine instead' : article && !article.isWaiting ? 'Save' : 'Publish or schedule'}</Button>
        </ForPublishers>
        <ButtonLink href="/articles" variant="quiet">
          Back to the articles
        </ButtonLink>
        <p id="saving" role="status" className="text-[0.9375em] text-ink-soft" />
      </div>
    </form>
  );
}

type PictureProps = { preview: string; typed: Typed; field: (name: FieldName) => Parameters<typeof TextField>[0] };

/** The script of the form sends the picture. */
function PictureField({ field, preview, typed: { picture } }: PictureProps) {
  const { error } = field('picture');
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1 font-semibold">Picture</legend>
      <p id="picture-hint" className="text-[0.9375em] leading-snug text-ink-soft">
        Optional: a JPEG, PNG, WebP or AVIF of at most 15 MB. Without one, the site draws a picture.
      </p>
      {error ? <FieldError id="picture-error">{error}</FieldError> : null}
      <input type="hidden" name="picture" value={picture} />
      <img
        id="picture-shown"
        src={picture ? preview + picture : undefined}
        alt="As it will be cut"
        hidden={!picture}
        className="w-64 rounded-xl"
      />
      <label htmlFor="picture" className="sr-only">
        Picture from this device
      </label>
      <input
        id="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby="picture-hint picture-state"
        className="min-h-11 max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-2 file:border-current file:bg-transparent file:px-5 file:font-semibold"
      />
      <noscript>
        <p>Turn JavaScript on to add a picture. Everything else works without it.</p>
      </noscript>
      <p id="picture-state" role="status" className="font-semibold empty:hidden" />
      <div id="with-picture" hidden={!picture} className="grid gap-3">
        <button type="button" className="link-button justify-self-start">
          Use the drawn picture instead
        </button>
        <TextField hint="One sentence for people who cannot see it." {...field('pictureAlt')} />
      </div>
    </fieldset>
  );
}
