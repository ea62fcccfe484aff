import { useEffect, useState } from 'react';
import { type Appearance, readAppearance, rootAttributes, type Vision } from './readAppearance';
import { cookie } from '../session/createCookies';
import { onVisible } from '../session/onVisible';

/** Changes the page in place; the server has written the same attributes for the next one. */
function showAppearance(root: HTMLElement, appearance: Appearance) {
  for (const [name, value] of Object.entries(rootAttributes(appearance)))
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
}

/** What `readAppearance` reads. */
const writtenVision = ({ size, colours, spacing, pictures }: Vision) =>
  [size, colours, spacing, pictures].join('.');

const year = 365;

/** Where the choice is remembered, and how the page shows it at once. */
function appearanceCookies(isHttps = location.protocol === 'https:') {
  const theme = cookie('Theme', year, isHttps);
  const vision = cookie('Vision', year, isHttps);
  return {
    read: () => readAppearance({ Theme: theme.read(), Vision: vision.read() }),
    write(appearance: Appearance) {
      if (appearance.theme === 'system') theme.remove();
      else theme.write(appearance.theme);
      if (appearance.vision) vision.write(writtenVision(appearance.vision));
      else vision.remove();
    },
  };
}

/** The visitor's choice and how to change it. */
export function useAppearance() {
  const [cookies] = useState(() => appearanceCookies());
  const [appearance, setAppearance] = useState(cookies.read);

  const change = (next: Appearance) => {
    cookies.write(next);
    setAppearance(next);
    showAppearance(document.documentElement, next);
  };
  return [appearance, change] as const;
}

/** Keeps a page that was in the background in step with the tab where the choice was made. */
export function useAppearanceOfOtherTabs() {
  useEffect(() => {
    const cookies = appearanceCookies();
    const show = () => showAppearance(document.documentElement, cookies.read());
    // The document may come from the back/forward cache, with an earlier choice.
    show();
    return onVisible(show);
  }, []);
}
