import type { ReactNode } from 'react';
import { NoScriptRetry, waitingHref } from '../../sections/no-script-retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { island } from '../island.ts';

/** Placeholder for an article that is loading. */
function ArticleSkeleton({ heading, label }: { heading: string; label: string }) {
  return (
    <div className="wrap grid gap-x-14 gap-y-8 pt-2 pb-24 lg:grid-cols-2" data-skeletons>
      <h1 className="sr-only">{heading}</h1>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="grid content-center gap-5">
        <Skeleton shape="line" width="short" />
        <div className="grid gap-4 text-5xl">
          <Skeleton shape="line" />
          <Skeleton shape="line" width="medium" />
        </div>
        <Skeleton shape="line" />
        <Skeleton shape="line" width="long" />
      </div>
      <div className="aspect-[16/10] overflow-hidden rounded-card">
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

/** The skeleton of an article that missed the server's deadline. The script fetches the page again; `failed` is shown if it cannot. */
export function LateArticle({ failed, heading, label }: { heading: string; label: string; failed: ReactNode }) {
  return (
    <div aria-busy="true" {...island('late-article', { when: 0, fallback: waitingHref() })}>
      <NoScriptRetry />
      <ArticleSkeleton heading={heading} label={label} />
      <template>{failed}</template>
    </div>
  );
}
