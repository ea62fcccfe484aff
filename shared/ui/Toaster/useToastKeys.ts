import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const isInside = (region: RefObject<HTMLElement | null>) =>
  !!region.current?.contains(document.activeElement);

/** F6 goes to the notices and back to where one was; Escape among them closes the newest. */
export function useToastKeys(
  region: RefObject<HTMLElement | null>,
  onEscape: (goBack: () => void) => void,
) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const goBack = () => cameFrom.current?.focus();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!region.current?.hasChildNodes()) return;
    const inside = isInside(region);
    if (event.key === 'F6') {
      event.preventDefault();
      if (inside) goBack();
      else region.current.focus();
    }
    if (event.key === 'Escape' && inside) {
      // An open dialog listens too, and is not meant.
      event.stopPropagation();
      onEscape(goBack);
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    const note = ({ target }: FocusEvent) => {
      if (!isInside(region)) cameFrom.current = target as HTMLElement;
    };
    document.addEventListener('keydown', listener, true);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('keydown', listener, true);
      document.removeEventListener('focusin', note);
    };
  }, [region]);
  return { isInside: () => isInside(region), goBack };
}
