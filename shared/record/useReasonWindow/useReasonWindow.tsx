import type { Call, CallInput } from '@campus/shared/contract/call';
import { line } from '@campus/shared/contract/fields';
import { TextField } from '@campus/shared/form/TextField';
import { useActionWindow } from '@campus/shared/record/useActionWindow';
import type { ComponentProps } from 'react';
import * as z from 'zod/mini';

type Body<C extends Call> = CallInput<C> extends { body?: infer B } ? B : unknown;
type Action<C extends Call> = Parameters<typeof useActionWindow<C, { reason: string }, Body<C>>>[0];

interface Options<C extends Call> extends Omit<
  Action<C>,
  'schema' | 'defaultValues' | 'fields' | 'input'
> {
  input: Omit<CallInput<C>, 'body'> | ((reason: string) => Omit<CallInput<C>, 'body'>);
  /** What is sent with it; the reason alone unless said otherwise. */
  body?: (reason: string) => Body<C>;
  /** Of the field. */
  reason: Pick<ComponentProps<typeof TextField>, 'label' | 'hint'> & { maxLength: number };
}

/** What is done to a record by one call for a reason, which the log keeps. */
export function useReasonWindow<C extends Call>(options: Options<C>) {
  const { input, body = (reason) => ({ reason }) as Body<C>, reason: field, ...action } = options;
  const schema = z.pipe(
    z.object({ reason: line(1, field.maxLength) }),
    z.transform(({ reason }: { reason: string }) => body(reason)),
  );
  return useActionWindow<C, { reason: string }, Body<C>>({
    ...(action as Action<C>),
    schema,
    input: typeof input === 'function' ? ({ reason }) => input(reason) : input,
    defaultValues: { reason: '' },
    fields: <TextField name="reason" autoComplete="off" {...field} />,
  });
}
