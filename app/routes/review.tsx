import { ReviewPage } from '../pages/review/review-page.tsx';

export const meta = () => [{ title: 'Kit review' }, { name: 'robots', content: 'noindex' }];

export default function Review() {
  return <ReviewPage />;
}
