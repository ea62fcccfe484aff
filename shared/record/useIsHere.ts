import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells, when an answer has come, whether somebody is still where they asked: nobody is pulled away. */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = pathname;
    return () => {
      here.current = undefined;
    };
  }, [pathname]);
  return () => here.current === pathname;
}
