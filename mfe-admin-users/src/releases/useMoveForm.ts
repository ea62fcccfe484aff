import { moveRemote, type ReleasedRemote } from '@campus/shared/contract/releases';
import type { moveRequest } from '@campus/shared/contract/payloads/releases';
import { useCallForm } from '@campus/shared/form/useCallForm';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type * as z from 'zod/mini';

export interface MoveFormProps {
  /** The remote as it stood when somebody began to decide. */
  seen: ReleasedRemote;
  /** Asks how it stands now. */
  refresh: () => Promise<ReleasedRemote | undefined>;
  onMoved: (remote: ReleasedRemote) => void;
}

/** A move on its way. Refused, it is decided anew: about how things stand by then. */
export function useMoveForm<I extends FieldValues, O extends z.output<typeof moveRequest>>(
  schema: z.ZodMiniType<O, I>,
  values: DefaultValues<I>,
  { seen, refresh, onMoved }: MoveFormProps,
) {
  const { form, onSubmit: send } = useCallForm(moveRemote, schema, {
    defaultValues: { ...values, number: seen.lastMove.number, why: '' },
    input: { params: { remote: seen.name } },
    guard: false,
    onDone: onMoved,
  });
  const onSubmit = async (body: O) => {
    await send(body);
    const now = await refresh();
    if (now) form.setValue('number' as Path<I>, now.lastMove.number as PathValue<I, Path<I>>);
  };
  return { form, onSubmit };
}
