/** Focuses a control, or the closest group around it. */
export function goTo(id: string): void {
  for (let name = id; name; name = name.slice(0, Math.max(0, name.lastIndexOf('_')))) {
    const target = document.getElementById(name);
    if (!target) continue;
    for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true;
    const control = target.matches('input, select, textarea') ? target : (target.querySelector<HTMLElement>('summary') ?? target);
    control.scrollIntoView({ block: 'center' });
    control.focus();
    return;
  }
}

/** Opens the long text at one of its lines. */
export const goToLine = (line: number) =>
  document.getElementById('body-field')?.dispatchEvent(new CustomEvent('go-to-line', { detail: line }));
