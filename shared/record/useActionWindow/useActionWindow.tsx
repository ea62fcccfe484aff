import type { Call, CallInput } from '@campus/shared/contract/call';
import type { CallFormOptions } from '@campus/shared/form/useCallForm';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useFormWindow, type ClosingForm } from '@campus/shared/record/useFormWindow';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

type Body<C extends Call> = CallInput<C> extends { body?: infer B } ? B : unknown;

interface Action<C extends Call, I extends FieldValues, O extends Body<C>> extends Pick<
  CallFormOptions<C, I>,
  'defaultValues' | 'input' | 'onDone' | 'onRefused'
> {
  call: C;
  schema: z.ZodMiniType<O, I>;
  /** Of the window. */
  title: string;
  /** What it will do, above its fields. */
  text: string;
  fields: ReactNode;
  submitLabel: string;
  /** What a notice says when it is done. */
  done?: string;
}

function ActionForm<C extends Call, I extends FieldValues, O extends Body<C>>(
  props: Action<C, I, O> & { window: ClosingForm },
) {
  const { call, schema, window, text, fields, submitLabel, onDone, ...options } = props;
  const form = useCallFormInWindow<C, I, O>(call, schema, {
    ...options,
    window: {
      ...window,
      onDone: (result) => {
        onDone?.(result);
        window.onDone();
      },
    },
  });
  return (
    <RecordForm {...form} submitLabel={submitLabel}>
      <p>{text}</p>
      {fields}
    </RecordForm>
  );
}

/** What is done to a record by one call, after somebody has read what it does and filled in its fields. */
export function useActionWindow<C extends Call, I extends FieldValues, O extends Body<C>>(
  action: Action<C, I, O>,
): { open: () => void; close: () => void; window: ReactNode } {
  const { ask, close, window } = useFormWindow<true>({
    title: () => action.title,
    form: (_, own) => <ActionForm {...action} window={own} />,
  });
  return { open: () => ask(true), close, window };
}
