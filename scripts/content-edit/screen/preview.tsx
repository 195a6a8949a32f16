import { useEffect, useState } from 'react';

/** When the page is loaded again after a saving: the site has read the content by then, on a busy machine by the second time. */
const rereadMilliseconds = [1_000, 5_000];

/** The page that shows the file. It is a page of the running site, so it looks as patients will see it. */
export function Preview({ address, isFresh }: { address: string; isFresh: boolean }) {
  const [shown, setShown] = useState(isFresh ? 0 : 1);
  useEffect(() => {
    if (!isFresh) return;
    const later = rereadMilliseconds.map((wait) => setTimeout(() => setShown((count) => count + 1), wait));
    return () => later.forEach(clearTimeout);
  }, [isFresh]);
  return (
    <aside className="preview" aria-label="The page">
      <div className="preview-head">
        <a href={address} target="_blank" rel="noopener">
          The page<span className="unseen"> (opens in a new tab)</span>
        </a>
        <button type="button" className="button quiet" onClick={() => setShown(shown + 1)}>
          Load it again
        </button>
      </div>
      <iframe key={shown} title="The page that shows this" src={address} />
    </aside>
  );
}
