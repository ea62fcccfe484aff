import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { platformOf } from './platformOf';

/** Whoever has put this site on the home screen has an application already. */
function isInstalled() {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || window.matchMedia?.('(display-mode: standalone)').matches;
}

const read = () => (isInstalled() ? null : platformOf(navigator));

/** The phone or tablet that looks at the site with its browser. */
export const useMobilePlatform = () => useBrowserValue(read, null);
