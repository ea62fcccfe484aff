import { whenAppears } from './whenAppears';

const named = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Leads to the heading that an address names, also where it arrives late. */
export function goToAnchor(hash: string, isFree: () => boolean): () => void {
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
