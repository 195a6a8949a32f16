import { expect, test } from 'vitest';
import { videoId } from './video-id.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'm.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ' dQw4w9WgXcQ ',
])('%s names a video', (address) => {
  expect(videoId(address)).toBe('dQw4w9WgXcQ');
});

test('other words stay as they are', () => {
  expect(videoId('https://vimeo.example/dQw4w9WgXcQ')).toBe('https://vimeo.example/dQw4w9WgXcQ');
  expect(videoId('https://youtu.be/dQw4w9WgXcQx')).toBe('https://youtu.be/dQw4w9WgXcQx');
  expect(videoId(' ')).toBeUndefined();
});
