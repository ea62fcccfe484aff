import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or ⌘S, in any keyboard layout and while somebody types. */
export function useSaveKey(run: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.code === 'KeyS' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isSave) return;
    event.preventDefault();
    if (!event.repeat && !document.querySelector('[role=dialog], [role=alertdialog]')) run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
