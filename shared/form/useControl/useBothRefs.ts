import { useImperativeHandle, useRef, type Ref } from 'react';

/** The form gets the element with every render, as it wants it; the owner once, as React promises. */
export function useBothRefs<E>(formRef: (element: E | null) => void, ref: Ref<E> | undefined) {
  const own = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(ref, () => own.current, []);
  return (element: E | null) => {
    own.current = element;
    formRef(element);
  };
}
