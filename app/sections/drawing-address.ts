type Kind =
  | 'landscape'
  | 'panorama'
  | 'service'
  | 'skyline'
  /** For a dark section: in WebKit an image does not follow the colour scheme of the element that shows it. */
  | 'skyline-night'
  | 'portrait'
  | 'arch-before'
  | 'arch-after'
  | 'video'
  | 'article'
  | 'hill-edge';

/** Where app/routes/drawing.ts serves a drawing. The content's version keeps it out of date nowhere. */
export const drawingAddress = (version: string, kind: Kind, id: string) => `/drawings/${version}/${kind}.${id}.svg`;
