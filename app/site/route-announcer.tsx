import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Puts the focus where a load would have put it, so that the next Tab and a screen reader go on from there. */
function focusOn(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  // A section takes no focus by itself; the number keeps it out of the round of Tab.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * A page that is swapped in without a load says nothing to a screen reader: this announces its title and moves focus to
 * its start, or to the section that the link named.
 */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const { hash, key, pathname } = useLocation();
  const shown = useRef({ key, pathname });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    if (before.pathname !== pathname) setAnnouncement(document.title);
    if (hash) focusOn(hash.slice(1));
    else if (before.pathname !== pathname) focusOn(mainId);
  }, [hash, key, mainId, pathname]);
  return (
    <p aria-live="assertive" className="sr-only">
      {announcement}
    </p>
  );
}
