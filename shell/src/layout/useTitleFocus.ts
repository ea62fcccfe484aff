import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenTitleAppears } from './whenTitleAppears';

/** After a move to another page the keyboard and the screen reader start at its heading. */
export function useTitleFocus() {
  const { pathname } = useLocation();
  const current = useRef(pathname);

  useEffect(() => {
    if (current.current === pathname) return;
    current.current = pathname;
    const before = document.activeElement;
    return whenTitleAppears((title) => {
      // Somebody who has begun to do something else meanwhile is not pulled away from it.
      const isFree = [before, document.body, null].includes(document.activeElement);
      if (isFree) title.focus({ preventScroll: true });
    });
  }, [pathname]);
}
