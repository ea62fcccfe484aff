import { useImperativeHandle, useRef, type Ref } from 'react';
import { useFormContext, type RegisterOptions } from 'react-hook-form';

/** The form gets the element with every render, as it wants it; the owner once, as React promises. */
export function useBothRefs<E>(formRef: (element: E | null) => void, ref: Ref<E> | undefined) {
  const own = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(ref, () => own.current, []);
  return (element: E | null) => {
    own.current = element;
    formRef(element);
  };
}

/** What a native control needs to be a field of the form, and its owner's ref beside the form's. */
export function useControl<E extends Element>(
  name: string,
  ref?: Ref<E>,
  options?: Pick<RegisterOptions, 'setValueAs' | 'validate'>,
) {
  const { register } = useFormContext();
  const { ref: formRef, ...control } = register(name, options);
  return { ...control, ref: useBothRefs<E>(formRef, ref) };
}
