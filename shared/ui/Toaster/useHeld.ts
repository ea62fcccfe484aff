import { useEffect, useState } from 'react';

/** Whether somebody may be reading: the pointer or the focus is here, or the page is out of sight. */
export function useHeld() {
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  /** What is removed from under the pointer or the focus never says that they left. */
  const release = () => {
    setOver(false);
    setFocused(false);
  };
  const holding = {
    onPointerMove: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isHeld: isOver || isFocused || isHidden, release, holding };
}
