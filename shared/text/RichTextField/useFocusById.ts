import { useEffect, useRef } from 'react';
import type { RefCallBack } from 'react-hook-form';

/** Neither a label nor the form can focus what is no native control, so both are led to it by its id. */
export function useFocusById(id: string, formRef: RefCallBack) {
  const shell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => document.getElementById(id)?.focus();
    formRef({ focus });
    const label = shell.current?.querySelector('label');
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [id, formRef]);
  return shell;
}
