import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBothRefs } from './useBothRefs';

/** What a native control needs to be a field of the form, and its owner's ref beside the form's. */
export function useControl<E extends Element>(name: string, ref?: Ref<E>) {
  const { register } = useFormContext();
  const { ref: formRef, ...control } = register(name);
  return { ...control, ref: useBothRefs<E>(formRef, ref) };
}
