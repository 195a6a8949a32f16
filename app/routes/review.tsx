import type { Page } from '../page.ts';
import { ReviewPage } from '../pages/review/review-page.tsx';

export const get = (): Page => ({
  head: [{ title: 'Kit review' }, { name: 'robots', content: 'noindex' }],
  main: <ReviewPage />,
});
