import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigation } from 'react-router-dom';
import { linkOf } from './loadOnIntent';
import { screenTitle, whenAppears } from './whenAppears';

interface Followed {
  href: string;
  /** Among the links of the page with the same address. */
  place: number;
}

const selectorOf = (href: string) => `a[href="${CSS.escape(href)}"]`;
const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(selectorOf(href))];

/** Which link a page was left by; whoever comes back to it finds the focus there. */
function useFollowedLinks() {
  const { key } = useLocation();
  const followed = useRef(new Map<string, Followed | null>());

  useEffect(() => {
    const known = followed.current;
    // A page that was seen before is one that somebody has come back to.
    if (!known.has(key)) known.set(key, null);
    const remember = ({ target }: MouseEvent) => {
      const link = linkOf(target);
      const href = link?.getAttribute('href');
      if (link && href) known.set(key, { href, place: linksTo(href).indexOf(link) });
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  return {
    /** Finds the link again, where it still exists. */
    find: (): HTMLElement | null => {
      const link = followed.current.get(key);
      if (!link) return null;
      const found = linksTo(link.href);
      return found[link.place] ?? found[0] ?? null;
    },
    isReturn: () => Boolean(followed.current.get(key)),
  };
}

const named = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Leads to the heading that an address names, also where it arrives late. */
function goToAnchor(hash: string, isFree: () => boolean): () => void {
  return whenAppears(
    () => document.getElementById(named(hash)),
    (target) => {
      if (!isFree()) return;
      target.scrollIntoView();
      // A heading takes the focus from a script only.
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
  );
}

const acts = ['keydown', 'pointerdown'];

/** When somebody last pressed anything: whoever has begun something else is not pulled away from it. */
function useLastAct() {
  const last = useRef(0);
  useEffect(() => {
    const note = () => {
      last.current = performance.now();
    };
    for (const act of acts) document.addEventListener(act, note, true);
    return () => {
      for (const act of acts) document.removeEventListener(act, note, true);
    };
  }, []);
  return last;
}

/**
 * After a move the keyboard and the screen reader start at the heading; after “back”, at the link
 * that was followed. Gives what is to be said aloud where the focus does not stand on the heading.
 */
function useArrival(): string {
  const location = useLocation();
  const { pathname, hash } = location;
  // A record that has just got its address: the screen stays, and whoever types in it types on.
  const sameAs = (location.state as { sameAs?: unknown } | null)?.sameAs;
  const { state } = useNavigation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
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
    // Whoever comes back to a page is where they have left it, and not at the part that led there.
    const isBack = isElsewhere && typeof router?.state.restoreScrollPosition === 'number';

    if (hash && !isBack && (isElsewhere || hash !== before.hash)) return goToAnchor(hash, isFree);
    if (!isElsewhere || sameAs === before.pathname) return;
    let stopLooking: (() => void) | undefined;
    const stopWaiting = whenAppears(screenTitle, (title) => {
      stopLooking = arrive(title, isFree);
    });
    return () => {
      stopWaiting();
      stopLooking?.();
    };
  }, [pathname, hash, sameAs, lastAct, router]);
  return said;
}

/** Says the title of the new page aloud where the focus does not stand on it. */
export const Arrival = () => (
  <p aria-live="polite" className="visually-hidden">
    {useArrival()}
  </p>
);
