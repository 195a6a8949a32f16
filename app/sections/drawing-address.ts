type Kind =
  | 'landscape'
  | 'panorama'
  | 'service'
  | 'skyline'
  /** For dark sections, because WebKit ignores the element's colour scheme in images. */
  | 'skyline-night'
  | 'portrait'
  | 'arch-before'
  | 'arch-after'
  | 'video'
  | 'article'
  | 'hill-edge';

/** URL of a drawing served by app/routes/drawing.ts. The content version allows it to be cached for ever. */
export const drawingAddress = (version: string, kind: Kind, id: string) => `/drawings/${version}/${kind}.${id}.svg`;

/** Size of the drawings of the kind 'article'. The size of an image that an editor chose is unknown. */
export const articleDrawingSize = { width: 640, height: 400 };
