import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A page that is swapped in without a load says nothing to a screen reader: this announces its title and moves focus to
 * its start, as a load would have done. A jump to a section keeps the focus where the browser puts it.
 */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const { hash, pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    if (!hash) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [hash, mainId, pathname]);
  return (
    <p aria-live="assertive" className="sr-only">
      {announcement}
    </p>
  );
}
