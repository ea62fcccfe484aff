import { useEffect } from 'react';
import { onVisible } from '../session/onVisible';
import { appearanceCookies } from './appearanceCookies';
import { showAppearance } from './showAppearance';

/** Keeps a page that was in the background in step with the tab where the choice was made. */
export function useAppearanceOfOtherTabs() {
  useEffect(() => {
    const cookies = appearanceCookies();
    const show = () => showAppearance(document.documentElement, cookies.read());
    // What the server drew may have slept while the choice was made.
    show();
    return onVisible(show);
  }, []);
}
