import { refetchMs } from '../../backend/blog-posts-cache.ts';
import { PostList, type PostListProps } from '../../islands/post-list/post-list.tsx';
import { ReactIsland } from '../../islands/react-island.tsx';
import { NoScriptRetry, waitingHref } from '../../sections/no-script-retry.tsx';

export function BlogPage(props: PostListProps) {
  const { failedOnServer, fromServer, generated, page } = props;
  const { hero } = props.words;
  const isLate = !fromServer && !failedOnServer;
  return (
    <>
      <div className="wrap grid gap-x-16 gap-y-4 pt-4 pb-10 lg:grid-cols-[1.2fr_1fr] lg:items-end lg:pb-12">
        <h1 className="max-w-[7.4em] text-heading-2xl tracking-tight">{hero.heading}</h1>
        {hero.lead ? <p className="max-w-[46ch] text-xl leading-relaxed lg:pb-2">{hero.lead}</p> : null}
      </div>
      {isLate ? <NoScriptRetry page={page} /> : null}
      <ReactIsland
        name="post-list"
        // Starts for the first refetch, or at once if the list is missing or a notice must close after 5 s.
        when={fromServer && !generated ? refetchMs / 1000 : 0}
        fallback={isLate ? waitingHref(page) : undefined}
        part={PostList}
        props={props}
      />
    </>
  );
}
