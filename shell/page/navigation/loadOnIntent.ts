import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ScreenCode } from './ScreenCode';

/** The link to another page of ours that an event happened in, if the router would follow it. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin) return undefined;
  return link.hasAttribute('download') || link.target === '_blank' ? undefined : link;
}

/** Milliseconds that a pointer has to rest on a link. */
const dwell = 65;

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whoever points at a link, or has the focus on it, will probably follow it: its code starts now. */
export function loadOnIntent({ routes }: { routes: RouteObject[] }) {
  const asked = new Set<ScreenCode>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const load = (link: HTMLAnchorElement) => {
    const screens = matchRoutes(routes, link.pathname) ?? [];
    for (const { route } of screens) {
      const code = route.handle as ScreenCode | undefined;
      if (!code || asked.has(code)) continue;
      asked.add(code);
      // Whoever follows the link meets the failure and can try again.
      code.load().catch(() => undefined);
    }
  };
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(waiting);
    const link = linkOf(target);
    if (!link || savesData()) return;
    if (type === 'pointerover') waiting = setTimeout(() => load(link), dwell);
    else load(link);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true });
}
