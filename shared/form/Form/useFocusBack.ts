import { useEffect, useRef } from 'react';

/** A disabled fieldset drops the focus: it returns to where it was, unless something took it. */
export function useFocusBack(isDisabled: boolean) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const isDropped = document.activeElement === document.body;
    if (!isDisabled && isDropped && last.current instanceof HTMLElement) last.current.focus();
  }, [isDisabled]);
  return () => {
    last.current = document.activeElement;
  };
}
