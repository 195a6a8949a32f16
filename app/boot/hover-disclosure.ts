const disclosures = () => document.querySelectorAll<HTMLElement>('[data-hover-disclosure]');

/** Says what is seen: the stylesheet opens the panel by :hover and :focus-within, assistive technology asks the button. */
function tell(disclosure: HTMLElement): void {
  const open = disclosure.matches(':hover, :focus-within') && !disclosure.hasAttribute('data-dismissed');
  disclosure.querySelector('button')?.setAttribute('aria-expanded', String(open));
}

function tellAll(): void {
  for (const disclosure of disclosures()) {
    if (!disclosure.matches(':hover, :focus-within')) disclosure.removeAttribute('data-dismissed');
    tell(disclosure);
  }
}

/** Adds to the hovered panel what CSS cannot do: Escape closes it and gives focus back; a press on the button toggles it. */
export function keepHoverDisclosures(): void {
  for (const event of ['mouseover', 'focusin', 'focusout'] as const) {
    // After the event, when :hover and :focus-within say what is true.
    document.addEventListener(event, () => queueMicrotask(tellAll), { passive: true });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const disclosure of disclosures()) {
      if (!disclosure.matches(':hover, :focus-within')) continue;
      const hadFocus = disclosure.contains(document.activeElement);
      disclosure.setAttribute('data-dismissed', '');
      if (hadFocus) disclosure.querySelector('button')?.focus();
      tell(disclosure);
    }
  });
  document.addEventListener('click', ({ detail, target }) => {
    // A mouse press comes while the hovered panel is open already; only a key or a switch has a reason to toggle.
    if (detail !== 0 || !(target instanceof Element)) return;
    const disclosure = target.closest<HTMLElement>('[data-hover-disclosure]');
    if (!disclosure || !target.closest('button')) return;
    disclosure.toggleAttribute('data-dismissed');
    tell(disclosure);
  });
  tellAll();
}
