import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { ReviewPage } from '../pages/review/review-page.tsx';

export const get = ({ content }: RequestContext): Page => ({
  head: [{ title: 'Kit review' }, { name: 'robots', content: 'noindex' }],
  main: <ReviewPage drawings={[...content.drawings.keys()]} />,
});
