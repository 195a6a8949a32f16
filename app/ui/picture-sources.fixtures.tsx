import type { Fixture } from './fixture.ts';
import { PictureSources } from './picture-sources.tsx';

/** A data URL, so that no file is needed. */
const hills =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><path fill="#dbe9f8" d="M0 0h960v540H0z"/><circle cx="700" cy="200" r="70" fill="#f6bd60"/><path fill="#8db7a0" d="M0 330c200-90 380 20 560-20s300-60 400 0v230H0z"/><path fill="#4f9a6f" d="M0 420c240-80 420 40 620-10s260-30 340 10v120H0z"/></svg>',
  );

export const fixtures: Fixture[] = [
  {
    name: 'A drawing',
    element: (
      <PictureSources src={hills}>
        <img src={hills} alt="Two green hills under a low sun" width={960} height={540} className="h-auto w-full" />
      </PictureSources>
    ),
  },
];
