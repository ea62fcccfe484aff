import { useEffect } from 'react';
import { whenIdle } from '../reports/whenIdle';

/**
 * The page is awake: what was pressed before is done, and what fetched the code has served. Not
 * before React has woken every part of it: what changes under a part that sleeps is drawn anew.
 */
export function Begun() {
  useEffect(() => {
    whenIdle(() => {
      document.getElementById('code')?.remove();
      document.dispatchEvent(new Event('campus:begun'));
    });
  }, []);
  return null;
}
