import { useEffect } from 'react';
import { appearanceCookies } from './appearanceCookies';
import { showAppearance } from './showAppearance';

/** Keeps a page that was in the background in step with the tab where the choice was made. */
export function useAppearanceOfOtherTabs() {
  useEffect(() => {
    const cookies = appearanceCookies();
    const follow = () => {
      if (document.visibilityState === 'visible')
        showAppearance(document.documentElement, cookies.read());
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
}
