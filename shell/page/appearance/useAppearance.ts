import { useState } from 'react';
import type { Appearance } from './Appearance';
import { appearanceCookies } from './appearanceCookies';
import { showAppearance } from './showAppearance';

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
