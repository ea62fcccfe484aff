import type { ApiError } from '@campus/shared/api/ApiError';
import type { ConflictDialogProps, Difference } from '@campus/shared/form/ConflictDialog';
import { useState, type ReactNode } from 'react';
import {
  get,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { loadDialog } from '../ConflictDialog/loadDialog';

interface Differing<N extends string> {
  name: N;
  isUntouched: boolean;
}

interface DifferencesBetweenOptions<N extends string> {
  names: readonly N[];
  fieldsOf: (name: N) => readonly string[];
  isTouched: (field: string) => boolean;
}

/** A field that is empty holds a text or nothing. */
const asText = (values: object, field: string) =>
  JSON.stringify(get<unknown, unknown>(values, field) ?? '');

/** In what two versions of a record differ. */
function differencesBetween<N extends string>(
  mine: object,
  theirs: object,
  { names, fieldsOf, isTouched }: DifferencesBetweenOptions<N>,
): Differing<N>[] {
  const differs = (field: string) => asText(mine, field) !== asText(theirs, field);
  return names
    .filter((name) => fieldsOf(name).some(differs))
    .map((name) => ({ name, isUntouched: !fieldsOf(name).some(isTouched) }));
}

type Form<I extends FieldValues> = Pick<
  UseFormReturn<I>,
  'formState' | 'getFieldState' | 'getValues' | 'reset' | 'setError' | 'setValue'
>;

/** Two versions of one record: what was typed here, and what somebody else has saved. */
interface Versions<R, I extends FieldValues, N extends string> {
  theirs: R;
  fresh: I;
  mine: I;
  /** What mine began with. */
  began: UseFormReturn<I>['formState']['defaultValues'];
  differing: Differing<N>[];
}

export interface ConflictOptions<R, I extends FieldValues, N extends string> {
  form: Form<I>;
  /** What can be chosen, in the order of the screen. */
  names: readonly N[];
  /** The fields behind a name that is none itself. */
  fieldsOf?: (name: N) => readonly string[];
  /** What goes with a save and is in no record, such as a comment: it stays as it was typed. */
  ownFields?: readonly Path<I>[];
  /** Asks for the record as it is saved now. */
  read: () => Promise<R>;
  /** Sees first why it cannot be read; where it answers true the form says nothing. */
  onUnread?: (failure: unknown) => boolean;
  valuesOf: (record: R) => I;
  /** Who saved it and when, where the refusal does not say. */
  lastSaved?: (record: R) => { by?: string | undefined; at?: string | undefined };
  /** The form holds what was chosen: now it is to be saved. */
  onSettled: (versions: Versions<R, I, N>, kept: readonly N[]) => unknown;
}

export interface Meeting<R, I extends FieldValues, N extends string> extends Versions<R, I, N> {
  /** For <ConflictDialog>. */
  window: Omit<ConflictDialogProps, 'note' | 'differences'>;
  inWords: (
    labelOf: (name: N) => string,
    wordsOf: (name: N, values: I) => ReactNode,
  ) => Difference[];
}

type Met<R, I extends FieldValues, N extends string> = Versions<R, I, N> &
  Pick<ConflictDialogProps, 'by' | 'at'>;

const isMeeting = ({ code }: ApiError) => code === 'VERSION' || code === 'ALREADY_CREATED';

const itself = (name: string) => [name];

/** Somebody else has saved first: a person compares both, and the form goes on from theirs. */
export function useConflict<R, I extends FieldValues, N extends string>(
  options: ConflictOptions<R, I, N>,
) {
  const { form, names, fieldsOf = itself, ownFields = [], valuesOf } = options;
  const [met, setMet] = useState<Met<R, I, N>>();
  const [isOpen, setOpen] = useState(false);
  // Before that the focus is on its way back into the fields.
  const isShown = isOpen && !form.formState.isSubmitting;

  function meet(theirs: R, fresh: I, error: ApiError) {
    // A copy: what is typed later goes into the same object.
    const mine = structuredClone(form.getValues());
    const isTouched = (field: string) => form.getFieldState(field as Path<I>).isDirty;
    const differing = differencesBetween(mine, fresh, { names, fieldsOf, isTouched });
    // It was sent twice, and the first time has made it.
    if (error.code === 'ALREADY_CREATED' && differing.length === 0) return form.reset(fresh);
    const saved = options.lastSaved?.(theirs);
    const by = error.changedBy ?? saved?.by;
    const at = error.changedAt ?? saved?.at;
    setMet({ theirs, fresh, mine, began: form.formState.defaultValues, differing, by, at });
    setOpen(true);
  }
  /** For useCallForm. */
  async function onRefused(error: ApiError) {
    if (!isMeeting(error)) return false;
    const read = await Promise.all([options.read(), loadDialog()])
      .then(([theirs]) => ({ theirs, fresh: valuesOf(theirs) }))
      .catch((failure: unknown) => ({ failure }));
    if ('theirs' in read) meet(read.theirs, read.fresh, error);
    // To save again is to ask again for theirs.
    else if (!options.onUnread?.(read.failure))
      form.setError('root', { type: 'unread', message: error.message });
    return true;
  }
  function settle(kept: readonly N[]) {
    if (!met || !isShown) return;
    form.reset(met.fresh);
    for (const field of [...kept.flatMap(fieldsOf), ...ownFields] as Path<I>[])
      form.setValue(field, get<I, PathValue<I, Path<I>>>(met.mine, field), { shouldDirty: true });
    setOpen(false);
    void options.onSettled(met, kept);
  }
  const onClose = () => setOpen(false);
  const onSettle = (kept: readonly string[]) => settle(kept as N[]);
  const meeting: Meeting<R, I, N> | undefined = met && {
    ...met,
    window: { open: isShown, onClose, by: met.by, at: met.at, onSettle },
    inWords: (labelOf, wordsOf) =>
      met.differing.map((field) => ({
        ...field,
        label: labelOf(field.name),
        mine: wordsOf(field.name, met.mine),
        theirs: wordsOf(field.name, met.fresh),
      })),
  };
  return { onRefused, meeting };
}
