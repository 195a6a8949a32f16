/** Closes the menu when one of its links is clicked. The link may lead to a part of the page that the menu covers. */
export function closeMenuOnLink(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    const menu = target.closest('[data-closes-on-link]');
    if (menu instanceof HTMLElement && menu.matches(':popover-open')) menu.hidePopover();
  });
}
