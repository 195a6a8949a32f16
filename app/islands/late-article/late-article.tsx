import type { ReactNode } from 'react';
import { NoScriptRetry, waitingHref } from '../../sections/no-script-retry.tsx';
import { island } from '../island.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';

type Props = { heading: string; label: string; failed: ReactNode };

/** The skeleton of an article that missed the server's deadline. The script fetches the page again; `failed` is shown if it cannot. */
export function LateArticle({ failed, heading, label }: Props) {
  return (
    <div aria-busy="true" {...island('late-article', { when: 0, fallback: waitingHref() })}>
      <NoScriptRetry />
      <ArticleSkeleton heading={heading} label={label} />
      <template>{failed}</template>
    </div>
  );
}
