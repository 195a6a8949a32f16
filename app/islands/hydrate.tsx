import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the markup of react-island.tsx. Resolves after the first effects, when the component handles events. If the component
 * throws, the server's markup is put back.
 */
export function hydrate<P extends object>(element: HTMLElement, Part: ComponentType<P>, props: P): Promise<void> {
  const markup = element.innerHTML;
  // React resets a textarea with a default value, even if the visitor has edited it.
  const texts = [...element.querySelectorAll('textarea')].map(({ value }) => value);
  return new Promise((resolve, reject) => {
    function Started() {
      useLayoutEffect(() => {
        for (const [index, textarea] of element.querySelectorAll('textarea').entries()) textarea.value = texts[index] ?? '';
      }, []);
      useEffect(resolve, []);
      return <Part {...props} />;
    }
    hydrateRoot(element, <Started />, {
      identifierPrefix: `${element.dataset['island']}-`,
      onUncaughtError(error) {
        element.innerHTML = markup;
        reject(error);
      },
    });
  });
}
