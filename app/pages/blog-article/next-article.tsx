import type { NextPost } from '../../posts/next-post.ts';
import { PostPicture } from '../../posts/post-picture.tsx';

type Props = { post: NextPost; heading: string; version: string };

/** Link to the next article. The whole band is clickable. */
export function NextArticle({ heading, post, version }: Props) {
  return (
    <aside aria-labelledby="next-heading" className="bg-mist py-12 lg:py-16 print:hidden">
      <div className="group relative wrap grid items-center gap-x-14 gap-y-6 md:grid-cols-[1fr_1.2fr]">
        <div className="aspect-[16/10] overflow-hidden rounded-card md:aspect-[3/2]">
          <div className="size-full motion-safe:transition-transform motion-safe:duration-250 motion-safe:ease-out motion-safe:group-hover:scale-[1.03]">
            <PostPicture post={post} version={version} />
          </div>
        </div>
        <div>
          <h2 id="next-heading" className="font-text text-base font-normal tracking-normal text-ink-soft">
            {heading}
          </h2>
          <p className="mt-2 font-display text-heading-s leading-[1.1] font-bold tracking-tight text-balance">
            <a
              href={`/blog/${post.slug}`}
              className="decoration-2 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-action"
            >
              {post.title}
            </a>
          </p>
          <p className="mt-3 max-w-[48ch] text-lg leading-relaxed">{post.excerpt}</p>
        </div>
      </div>
    </aside>
  );
}
