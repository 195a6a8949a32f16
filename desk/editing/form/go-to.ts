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

/** Selects a line of the long text. */
export function goToLine(line: number): void {
  const text = document.getElementById('root_body');
  if (!(text instanceof HTMLTextAreaElement)) return;
  const lines = text.value.split('\n');
  const start = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  goTo('root_body');
  text.setSelectionRange(start, start + (lines[line]?.length ?? 0));
  // Roughly: browsers do not scroll to a selection by themselves.
  text.scrollTop = (text.scrollHeight * line) / lines.length - text.clientHeight / 3;
}
