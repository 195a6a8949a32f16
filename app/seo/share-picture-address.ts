/** The size that social networks show without cropping. */
export const sharePictureSize = { width: 1200, height: 630 };

/** '/services/dental-implants' becomes 'services.dental-implants'. */
export const sharePictureName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '.'));

/** Changes with every update of an article, which the content version does not cover. */
export const articleEdition = (updatedAt: string) => Date.parse(updatedAt).toString(36);

/** URL of a picture served by app/routes/share-picture.ts. It changes whenever the picture does. */
export const sharePictureAddress = (version: string, path: string, edition?: string) =>
  `/share-pictures/${version}/${sharePictureName(path)}${edition === undefined ? '' : `.${edition}`}.png`;
