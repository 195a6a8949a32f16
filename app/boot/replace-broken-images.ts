function showFallback(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const { fallback } = target.dataset;
  delete target.dataset['fallback'];
  if (fallback) target.src = fallback;
}

/** Replaces an image that cannot be loaded with the one in its `data-fallback`. */
export function replaceBrokenImages(): void {
  document.addEventListener('error', ({ target }) => showFallback(target), true);
  // Images that failed before this ran.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]'))
    if (image.complete && image.naturalWidth === 0) showFallback(image);
}
