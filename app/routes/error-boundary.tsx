import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { SiteContent } from '../../content/schema/site.ts';
import type { LayoutData } from '../layout/layout-data.ts';
import { SiteLayout } from '../layout/site-layout.tsx';
import { ErrorPage } from '../pages/error/error-page.tsx';

/** What the root's loader hands on, as far as this screen needs it. */
type RootData = { frame: LayoutData; error: SiteContent['errorPage'] };

/** When even the content could not be read there are no words to take: these are the specification's. */
const lastWords = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. Please try again in a moment.',
  retry: 'Try again',
  home: 'Return to Home',
};

export function RootErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<RootData>('root');
  const title = <title>{root?.error.title ?? lastWords.title}</title>;
  const page = <ErrorPage {...(root?.error ?? lastWords)} />;
  if (!isRouteErrorResponse(error)) console.error(error);
  return (
    <>
      {title}
      {root ? <SiteLayout {...root.frame}>{page}</SiteLayout> : <main>{page}</main>}
    </>
  );
}
