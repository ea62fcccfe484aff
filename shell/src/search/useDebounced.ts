import { useEffect, useState } from 'react';

/** A value that follows after a pause, so that not every keystroke asks the server. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return late;
}
