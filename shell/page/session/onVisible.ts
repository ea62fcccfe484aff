/** Whenever somebody may be looking again: the tab was asleep, behind another, or kept for “back”. */
export function onVisible(look: () => void): () => void {
  const onVisibility = () => document.visibilityState === 'visible' && look();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('focus', look);
  };
}
