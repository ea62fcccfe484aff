import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { screenTitle } from './screenTitle';
import { whenAppears } from './whenAppears';

const failure = () => document.querySelector<HTMLElement>('main [role="alert"]');

/** Whether somebody waits for a screen: until its heading is there, or the word that it failed. */
export function useIsMoving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const [arrivedAt, setArrivedAt] = useState(pathname);

  useEffect(() => {
    const stop = whenAppears(
      () => screenTitle() ?? failure(),
      () => setArrivedAt(pathname),
    );
    return stop;
  }, [pathname]);
  return arrivedAt !== pathname || (next !== undefined && next.pathname !== pathname);
}
