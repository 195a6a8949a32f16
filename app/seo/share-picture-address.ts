/** As social networks show it without cutting. */
export const sharePictureSize = { width: 1200, height: 630 };

/** '/services/dental-implants' is the picture 'services.dental-implants'. */
export const sharePictureName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '.'));

/** What changes with an article, since its words are not part of the content's version. */
export const articleEdition = (updatedAt: string) => Date.parse(updatedAt).toString(36);

/** Where app/routes/share-picture.ts serves it. Whatever changes the picture changes its address. */
export const sharePictureAddress = (version: string, path: string, edition?: string) =>
  `/share-pictures/${version}/${sharePictureName(path)}${edition === undefined ? '' : `.${edition}`}.png`;
