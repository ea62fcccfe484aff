import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { goToAnchor } from './goToAnchor';
import { screenTitle } from './screenTitle';
import { useFollowedLinks } from './useFollowedLinks';
import { useLastAct } from './useLastAct';
import { whenAppears } from './whenAppears';

/**
 * After a move the keyboard and the screen reader start at the heading; after “back”, at the link
 * that was followed. Gives what is to be said aloud where the focus does not stand on the heading.
 */
export function useArrival(): string {
  const location = useLocation();
  const { pathname, hash } = location;
  // A record that has just got its address: the screen stays, and whoever types in it types on.
  const sameAs = (location.state as { sameAs?: unknown } | null)?.sameAs;
  const { state } = useNavigation();
  const { find, isReturn } = useFollowedLinks();
  const lastAct = useLastAct();
  const began = useRef<number>(null);
  const shown = useRef({ pathname, hash: '' });
  const [said, say] = useState('');

  const arrive = useEffectEvent((title: HTMLElement, isFree: () => boolean) => {
    say(isFree() && !isReturn() ? '' : title.textContent);
    if (isFree()) title.focus({ preventScroll: true });
    if (!isReturn()) return undefined;
    return whenAppears(find, (link) => isFree() && link.focus({ preventScroll: true }));
  });

  useEffect(() => {
    if (state !== 'idle') began.current ??= performance.now();
  }, [state]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    const start = began.current ?? performance.now();
    began.current = null;
    // Whoever has begun something else meanwhile is not pulled away from it.
    const isFree = () => lastAct.current <= start;
    const isElsewhere = pathname !== before.pathname;

    if (hash && (isElsewhere || hash !== before.hash)) return goToAnchor(hash, isFree);
    if (!isElsewhere || sameAs === before.pathname) return;
    let stopLooking: (() => void) | undefined;
    const stopWaiting = whenAppears(screenTitle, (title) => {
      stopLooking = arrive(title, isFree);
    });
    return () => {
      stopWaiting();
      stopLooking?.();
    };
  }, [pathname, hash, sameAs, lastAct]);
  return said;
}
