/** Back means the previous history entry, if it was a page of ours; somebody who came from elsewhere goes home. */
export function followBackLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('[data-back]') || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (!document.referrer.startsWith(`${location.origin}/`) || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
