/** URL of a drawing served by app/routes/drawing.ts. The content version allows it to be cached for ever. */
export const drawingAddress = (version: string, name: string) => `/drawings/${version}/${name}`;

/** The drawing for an article without a picture: one of its category's, which the slug chooses. */
export const articleDrawing = (version: string, category: string, slug: string) =>
  drawingAddress(version, `articles/${category}/${slug}.svg`);

/** Size of the drawings of articles and messages. The size of an image that an editor chose is unknown. */
export const articleDrawingSize = { width: 640, height: 400 };
