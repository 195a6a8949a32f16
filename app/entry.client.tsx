import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** For whoever has to know when the page answers by itself, in a test or in the browser's tools: all effects inside have run. */
function MarkTheStart({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['react'] = 'started';
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MarkTheStart>
        <HydratedRouter />
      </MarkTheStart>
    </StrictMode>,
  );
});
