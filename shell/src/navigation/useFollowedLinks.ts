import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { linkOf } from './linkOf';

interface Followed {
  href: string;
  /** Among the links of the page with the same address. */
  place: number;
}

const selectorOf = (href: string) => `a[href="${CSS.escape(href)}"]`;
const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(selectorOf(href))];

/** Which link a page was left by; whoever comes back to it finds the focus there. */
export function useFollowedLinks() {
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
