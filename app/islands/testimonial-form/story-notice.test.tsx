import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import type { SubmissionOutcome } from '../../backend/submit-testimonial.ts';
import { StoryNotice } from './story-notice.tsx';

const { shareYourStoryPage: words } = loadContent('content');
const dismiss = () => undefined;
const noticeOf = (outcome: SubmissionOutcome) =>
  renderToStaticMarkup(<StoryNotice outcome={outcome} words={words} fromServer={false} onDismiss={dismiss} />);
describe('StoryNotice', () => {
  it.each([
    [1, '1 minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
    [3601, '2 hours'],
    [86_400, '24 hours'],
  ])('says below the specified text that a form refused for %i s can be sent again in %s', (waitSeconds, time) => {
    expect(noticeOf({ status: 'failed', waitSeconds })).toMatch(
      new RegExp(`>${words.failed.description}</p><p[^>]*>You can send it again in ${time}\\.</p>`),
    );
    expect(noticeOf({ status: 'failed' })).not.toContain('again in');
  });
});
