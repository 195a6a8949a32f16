/** Back means the previous history entry, if it was a page of ours; somebody who came from elsewhere goes home. */
export function followBackLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('[data-back]') || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`) || history.state?.idx > 0;
    if (!cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
