import { ApiError } from '@campus/shared/api/ApiError';
import { useCall } from '@campus/shared/api/useCall';
import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';

type Body<C extends Call> = CallInput<C> extends { body?: infer B } ? B : never;

interface Options<C extends Call, I> {
  defaultValues: DefaultValues<I>;
  /** Path parameters and query, where the call has them. */
  input?: Omit<CallInput<C>, 'body'>;
  onDone?: (result: CallOutput<C>) => unknown;
}

/** A form whose checks and server errors come from one call; refused words stay in the fields. */
export function useCallForm<C extends Call, I extends FieldValues, O extends Body<C>>(
  call: C,
  bodySchema: z.ZodMiniType<O, I>,
  { defaultValues, input, onDone }: Options<C, I>,
) {
  const { t } = useTranslation('shared');
  const { mutateAsync, isPending } = useCall(call);
  const form = useForm<I, unknown, O>({
    resolver: standardSchemaResolver<I, unknown, O>(bodySchema),
    defaultValues,
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
  });

  const refuse = (error: unknown) => {
    const known = error instanceof ApiError ? error : undefined;
    for (const [name, code] of Object.entries(known?.fields ?? {}))
      form.setError(name as Path<I>, { type: 'server', message: code });
    form.setError('root', { message: known?.message ?? t('form.failed') });
  };
  const onSubmit = async (values: O) => {
    try {
      const result = await mutateAsync({ ...input, body: values } as CallInput<C>);
      await onDone?.(result);
    } catch (error) {
      refuse(error);
    }
  };
  return { form, onSubmit, isSending: isPending };
}
