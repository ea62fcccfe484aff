import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { useCallForm, type CallFormOptions } from '@campus/shared/form/useCallForm';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

type Body<C extends Call> = CallInput<C> extends { body?: infer B } ? B : unknown;

interface Options<C extends Call, I extends FieldValues> extends Pick<
  CallFormOptions<C, I>,
  'defaultValues' | 'input' | 'onRefused'
> {
  window: WindowForm & { onDone: (result: CallOutput<C>) => unknown };
  /** What a notice says when it is done. */
  done?: string | ((result: CallOutput<C>) => string);
}

/**
 * What a <RecordForm> of one call is given in a window. The window asks before unsaved words are
 * closed, so that the form does not.
 */
export function useCallFormInWindow<C extends Call, I extends FieldValues, O extends Body<C>>(
  call: C,
  schema: z.ZodMiniType<O, I>,
  { window, done, ...options }: Options<C, I>,
) {
  const { onCancel, onDirty, onDone } = window;
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm<C, I, O>(call, schema, {
    ...options,
    guard: false,
    onDone: (result) => {
      if (done) notify({ tone: 'success', text: typeof done === 'string' ? done : done(result) });
      return onDone(result);
    },
  });
  return { form, onSubmit, onCancel, onDirty };
}
