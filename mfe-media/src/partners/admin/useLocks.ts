import { lockableFields, type LockableField } from '@campus/shared/contract/partners/requests';
import { createContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { get, useWatch } from 'react-hook-form';
import { namesOf, type PartnerFormControl } from './partnerValues';

interface Locks {
  locked: readonly LockableField[];
  /** Those that were locked because somebody typed there. */
  auto: readonly LockableField[];
  setLocked: (field: LockableField, isLocked: boolean) => void;
}

export const LocksContext = createContext<Locks>({
  locked: [],
  auto: [],
  setLocked: () => undefined,
});

const none: readonly LockableField[] = [];

/** Locks what is edited, because synchronisation would overwrite it, unless somebody declines. */
export function useLocks({ subscribe, getValues, setValue, control }: PartnerFormControl) {
  const locked = useWatch({ control, name: 'lockedFields' });
  const [auto, setAuto] = useState(none);
  // Beside the state: several fields may change before the next render.
  const marks = useRef(new Map<LockableField, 'auto' | 'declined'>());

  const show = () => {
    const next = lockableFields.filter((field) => marks.current.get(field) === 'auto');
    setAuto((shown) => (shown.join() === next.join() ? shown : next));
  };
  const write = (field: LockableField, isLocked: boolean) => {
    const before = getValues('lockedFields');
    const after = lockableFields.filter((one) => (one === field ? isLocked : before.includes(one)));
    setValue('lockedFields', after, { shouldDirty: true });
  };
  const follow = (field: LockableField, isEdited: boolean, isKept: boolean) => {
    const mark = marks.current.get(field);
    if (isEdited && !mark && !getValues('lockedFields').includes(field)) {
      marks.current.set(field, 'auto');
      write(field, true);
    } else if (!isEdited && mark) {
      marks.current.delete(field);
      // What is saved is no edit any more, and its lock stays.
      if (mark === 'auto' && !isKept) write(field, false);
    }
  };
  const followAll = useEffectEvent((dirty: object, kept: readonly unknown[]) => {
    for (const field of lockableFields) {
      const isEdited = namesOf[field].some((name) => Boolean(get(dirty, name)));
      follow(field, isEdited, kept.includes(field));
    }
    show();
  });
  useEffect(
    () =>
      subscribe({
        formState: { dirtyFields: true },
        callback: ({ dirtyFields = {}, defaultValues }) =>
          followAll(dirtyFields, defaultValues?.lockedFields ?? none),
      }),
    [subscribe],
  );

  const setLocked = (field: LockableField, isLocked: boolean) => {
    if (isLocked) marks.current.delete(field);
    else marks.current.set(field, 'declined');
    write(field, isLocked);
    show();
  };
  return { locked, auto, setLocked };
}
