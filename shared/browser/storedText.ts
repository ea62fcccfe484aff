/** A text that this browser keeps; one that forbids storage forgets it, and no more is lost. */
export const storedText = (
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
) => ({
  read: (): string | null => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  },
  /** Null takes it out. */
  write: (text: string | null) => {
    try {
      if (text === null) window[storage].removeItem(key);
      else window[storage].setItem(key, text);
    } catch {
      // A page that cannot keep it goes on without.
    }
  },
});
