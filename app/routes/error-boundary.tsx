import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { SiteContent } from '../../content-model/schema/site.ts';
import type { LayoutData } from '../layout/layout-data.ts';
import { SiteLayout } from '../layout/site-layout.tsx';
import { ErrorPage } from '../pages/error/error-page.tsx';

/** The part of the root loader's data that this page uses. */
type RootData = { layout: LayoutData; error: SiteContent['errorPage'] };

/** Used if the content failed to load. */
const fallbackText = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. Please try again in a moment.',
  retry: 'Try the page again',
  home: 'Return to Home',
};

export function RootErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<RootData>('root');
  const text = root?.error ?? fallbackText;
  const page = <ErrorPage {...text} />;
  if (!isRouteErrorResponse(error)) console.error(error);
  return (
    <>
      <title>{text.title}</title>
      {root ? <SiteLayout {...root.layout}>{page}</SiteLayout> : <main>{page}</main>}
    </>
  );
}
