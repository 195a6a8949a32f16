import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { blogPostsKey } from '../../backend/blog-posts-cache.ts';
import { type GenerationOutcome, requestArticle } from '../../backend/request-article.ts';

const noticeMs = 5000;

/** The state of Admin Tools. `arrived` is the outcome of a form post without a script. */
export function useArticleGeneration(arrived: GenerationOutcome | undefined) {
  const cache = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(arrived);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), noticeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const generate = async () => {
    setOutcome(undefined);
    setBusy(true);
    const answer = await requestArticle();
    setBusy(false);
    setOutcome(answer);
    if (answer.success) void cache.invalidateQueries({ queryKey: blogPostsKey });
  };

  const settled = outcome !== undefined && outcome !== arrived;
  useEffect(() => {
    // The disabled button lost the focus. Restore it unless the visitor has moved on.
    if (settled && document.activeElement === document.body)
      form.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [settled]);

  return {
    form,
    busy,
    outcome,
    fromServer: outcome === arrived,
    generate: () => void generate(),
    dismiss: () => setOutcome(undefined),
  };
}
