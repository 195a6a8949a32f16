/** Logs the path of a not-found page, as the specification requires. */
export function logMissingPage(): void {
  if (document.querySelector('[data-missing-page]'))
    console.error('404 Error: User attempted to access non-existent route:', location.pathname);
}
