/** A link inside the open menu leads to a part of the page that the menu would cover. */
export function closeMenuOnLink(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    const menu = target.closest('[data-closes-on-link]');
    if (menu instanceof HTMLElement && menu.matches(':popover-open')) menu.hidePopover();
  });
}
