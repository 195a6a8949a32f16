import type { PostSummary } from '../../../domain/blog-post.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardShapes } from './card-shapes.ts';
import { cardFrame, outlines, PostCard } from './post-card.tsx';

const skeletonCards = 6;

const grid = 'grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-6 lg:gap-y-14';

/** The first page starts with a large card for the newest article. */
function shapesFor(count: number, opens: boolean) {
  return opens && count > 0 ? (['opener', ...cardShapes(count - 1)] as const) : cardShapes(count);
}

type Props = { posts: readonly PostSummary[]; opens: boolean; byline: string; version: string };

export function PostCards({ byline, opens, posts, version }: Props) {
  const shapes = shapesFor(posts.length, opens);
  const ordinary = opens ? posts.length - 1 : posts.length;
  return (
    <ul className={grid}>
      {posts.map((post, index) => (
        <PostCard
          key={post.slug}
          post={post}
          shape={shapes[index] ?? 'tall'}
          byline={byline}
          version={version}
          alone={ordinary % 2 === 1 && index === posts.length - 1}
        />
      ))}
    </ul>
  );
}

export function PostCardsSkeleton({ label, opens }: { label: string; opens: boolean }) {
  const shapes = shapesFor(skeletonCards, opens);
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <ul className={grid} aria-hidden="true" data-skeletons>
        {shapes.map((shape, index) => {
          const { excerpt, frame, head, picture } = outlines[shape];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change order
            <li key={index} className={`${cardFrame} ${frame}`}>
              <div className={`overflow-hidden rounded-card ${picture}`}>
                <Skeleton shape="block" />
              </div>
              <div className={`grid content-start gap-3 ${head}`}>
                <Skeleton shape="line" width="short" />
                <div className="text-2xl">
                  <Skeleton shape="line" width="long" />
                </div>
                <Skeleton shape="line" width="medium" />
              </div>
              <div className={`grid content-start gap-3 ${excerpt}`}>
                <Skeleton shape="line" />
                <Skeleton shape="line" width="long" />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
