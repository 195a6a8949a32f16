const disclosures = () => document.querySelectorAll<HTMLElement>('[data-hover-disclosure]');

/** Sets aria-expanded to match the panel, which the stylesheet opens on :hover and :focus-within. */
function syncExpanded(disclosure: HTMLElement): void {
  const open = disclosure.matches(':hover, :focus-within') && !disclosure.hasAttribute('data-dismissed');
  disclosure.querySelector('button')?.setAttribute('aria-expanded', String(open));
}

function syncAll(): void {
  for (const disclosure of disclosures()) {
    if (!disclosure.matches(':hover, :focus-within')) disclosure.removeAttribute('data-dismissed');
    syncExpanded(disclosure);
  }
}

/** Makes Escape close a hovered panel and restore focus, and makes its button toggle it. */
export function startHoverDisclosures(): void {
  for (const event of ['mouseover', 'focusin', 'focusout'] as const) {
    // :hover and :focus-within are up to date only after the event.
    document.addEventListener(event, () => queueMicrotask(syncAll), { passive: true });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const disclosure of disclosures()) {
      if (!disclosure.matches(':hover, :focus-within')) continue;
      const hadFocus = disclosure.contains(document.activeElement);
      disclosure.setAttribute('data-dismissed', '');
      if (hadFocus) disclosure.querySelector('button')?.focus();
      syncExpanded(disclosure);
    }
  });
  document.addEventListener('click', ({ detail, target }) => {
    // A mouse click happens while the panel is already open. Only keyboard and switch clicks (detail 0) toggle.
    if (detail !== 0 || !(target instanceof Element)) return;
    const disclosure = target.closest<HTMLElement>('[data-hover-disclosure]');
    if (!disclosure || !target.closest('button')) return;
    disclosure.toggleAttribute('data-dismissed');
    syncExpanded(disclosure);
  });
  syncAll();
}
