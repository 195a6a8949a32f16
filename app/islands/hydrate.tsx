import { type ComponentType, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the markup of react-island.tsx. Resolves after the first effects, when the component handles events. */
export function hydrate<P extends object>(element: HTMLElement, Part: ComponentType<P>, props: P): Promise<void> {
  return new Promise((resolve) => {
    function Started() {
      useEffect(resolve, []);
      return <Part {...props} />;
    }
    const identifierPrefix = `${element.dataset['island']}-`;
    hydrateRoot(
      element,
      <StrictMode>
        <Started />
      </StrictMode>,
      { identifierPrefix },
    );
  });
}
