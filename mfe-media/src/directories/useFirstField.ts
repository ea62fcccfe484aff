import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Who opens a form to change something begins in its first field. */
export function useFirstField(name: string) {
  const { setFocus } = useFormContext();
  useEffect(() => setFocus(name), [setFocus, name]);
}
