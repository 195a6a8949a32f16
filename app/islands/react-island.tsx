import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandName, island } from './island.ts';

type Props<P> = {
  name: IslandName;
  when?: number | undefined;
  fallback?: string | undefined;
  part: ComponentType<P>;
  props: P & object;
};

/** Renders a component that the browser hydrates as a separate React root. It inherits no context from the page. */
export function ReactIsland<P>({ fallback, name, part: Part, props, when }: Props<P>) {
  // hydrate.tsx uses the same prefix, so that the ids match and differ from those of the page.
  const html = renderToString(<Part {...props} />, { identifierPrefix: `${name}-` });
  return (
    <div
      {...island(name, { fallback, props, ...(when === undefined ? {} : { when }) })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own component
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
