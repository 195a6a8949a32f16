import type { PostSummary } from '../../../domain/blog-post.ts';
import { fill } from '../../../domain/fill.ts';
import { shortDate } from '../../../domain/london-time.ts';
import { PostLink } from '../../posts/post-link.tsx';
import { PostPicture } from '../../posts/post-picture.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { CardShape } from './card-shapes.ts';

type Props = {
  post: PostSummary;
  shape: CardShape | 'opener';
  byline: string;
  version: string;
  /** Whether this card is alone in the last row of the two-column layout. */
  alone: boolean;
};

type Outline = { frame: string; picture: string; head: string; excerpt: string; title: string };

const stacked = {
  picture: 'aspect-square md:aspect-[4/3]',
  head: 'md:pt-4',
  excerpt: 'mt-3 max-md:col-span-2 md:mt-2.5',
  title: 'text-xl md:text-2xl',
};

/** On phones most cards have a small picture beside the title; these have a large one above it. */
const largeOnPhone = { picture: 'max-md:col-span-2 aspect-[16/10]', head: 'max-md:col-span-2 max-md:pt-4' };

export const outlines: Record<Props['shape'], Outline> = {
  opener: {
    frame: 'md:col-span-full',
    picture: 'col-span-2 aspect-[16/10] md:aspect-[2/1] lg:aspect-[9/4]',
    // Overlaps the corner of the picture. `isolate` instead of `relative`, so that the link inside covers the whole card.
    head: 'isolate col-span-2 -mt-8 mr-6 rounded-tr-[2rem] bg-paper pt-5 pr-4 md:-mt-24 md:w-full md:max-w-[36rem] md:pt-7 md:pr-8 lg:-mt-44',
    excerpt: 'col-span-2 mt-3 md:max-w-[52ch] md:text-xl',
    title: 'text-heading-m',
  },
  tall: { frame: 'lg:col-span-2', ...stacked },
  half: {
    frame: 'lg:col-span-3',
    ...stacked,
    picture: `${stacked.picture} lg:aspect-[16/9]`,
    title: 'text-xl md:text-2xl lg:text-[1.75rem]',
  },
  wide: {
    frame: 'lg:col-span-4 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[1fr_auto] lg:content-stretch lg:gap-x-8',
    picture: `${largeOnPhone.picture} md:aspect-[4/3] lg:col-span-2 lg:aspect-auto lg:min-h-80`,
    head: `${largeOnPhone.head} md:pt-4`,
    excerpt: `${stacked.excerpt} lg:mt-0 lg:pt-5`,
    title: 'text-2xl lg:text-[1.875rem]',
  },
  full: {
    frame: 'lg:col-span-6 lg:grid-cols-[1fr_1.4fr] lg:gap-x-10',
    picture: `${largeOnPhone.picture} md:aspect-[4/3] lg:row-span-2 lg:aspect-[16/9]`,
    head: `${largeOnPhone.head} md:pt-4 lg:self-end lg:pt-0`,
    excerpt: `${stacked.excerpt} lg:self-start`,
    title: 'text-2xl lg:text-[1.875rem]',
  },
};

/** Shared by cards and their skeletons. */
export const cardFrame = 'grid grid-cols-[min(6.5rem,36%)_minmax(0,1fr)] content-start gap-x-4 rounded-card md:grid-cols-1';

/** The title is the only link, and covers the whole card. */
export function PostCard({ alone, byline, post, shape, version }: Props) {
  const outline = outlines[shape];
  return (
    <li className={`group relative ${cardFrame} ${outline.frame} ${alone ? 'md:max-lg:col-span-2' : ''}`}>
      <div className={`overflow-hidden rounded-card ${outline.picture} ${alone ? 'md:max-lg:aspect-[2/1]' : ''}`}>
        <div className="size-full motion-safe:transition-transform motion-safe:duration-250 motion-safe:ease-out motion-safe:group-hover:scale-[1.03]">
          <PostPicture post={post} version={version} priority={shape === 'opener'} />
        </div>
      </div>
      <div className={`min-w-0 ${outline.head}`}>
        <Pill tone="neutral">{post.category}</Pill>
        <h3 className={`mt-2.5 leading-[1.12] ${outline.title}`}>
          <PostLink post={post} />
        </h3>
        <p className="mt-2 text-base text-ink-soft">
          <time dateTime={post.published_at}>{shortDate(post.published_at)}</time>
          <span aria-hidden="true"> · </span>
          {fill(byline, { author: post.author })}
        </p>
      </div>
      <p className={outline.excerpt}>{post.excerpt}</p>
    </li>
  );
}
