import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A picture from the clipboard goes to the zone that has the focus, or to the page's first one. */
export function useFilePaste(
  root: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  onFiles: (files: File[]) => void,
) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const { target } = event;
    const isMeant = target === document.body || root.current?.contains(target as Node);
    if (isDisabled || event.defaultPrevented || !isMeant || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
