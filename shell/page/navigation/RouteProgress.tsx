import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import styles from './RouteProgress.module.css';
import { screenTitle, whenAppears } from './whenAppears';

const failure = () => document.querySelector<HTMLElement>('main [role="alert"]');

/** Whether somebody waits for a screen: until its heading is there, or the word that it failed. */
function useIsMoving(): boolean {
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

/** Milliseconds before the bar is shown, so that it does not flash on quick moves. */
const patience = 150;

/** A thin bar at the top while a screen is on its way; the arrival itself is told by the focus. */
export const RouteProgress = () => useIsMoving() && <LateBar />;

function LateBar() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <div role="progressbar" className={styles.bar} aria-hidden="true" />;
}
