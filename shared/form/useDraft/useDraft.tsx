import { SessionContext } from '@campus/shared/remote/useSession';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { keptDraft } from './keptDraft';

export interface Draft {
  /** The form holds what was typed before the page was loaded. */
  isRestored: boolean;
  forget: () => void;
  startAnew: () => void;
}

interface Options<I extends FieldValues> {
  form: Pick<UseFormReturn<I>, 'subscribe' | 'reset' | 'getValues'>;
  defaultValues: DefaultValues<I>;
  /** No key, no draft. */
  key: string | undefined;
  omits: readonly (keyof I)[];
  /** A draft over other values is not let go: the form goes on from those that it began with. */
  outlives?: boolean;
}

function without(values: object, omitted: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !omitted.includes(name)));
}

/** Keeps in this browser what is typed until it is sent or taken back, and gives it back once. */
export function useDraft<I extends FieldValues>(options: Options<I>): Draft {
  const { key, omits, defaultValues, outlives = false } = options;
  const { subscribe, reset, getValues } = options.form;
  const session = useContext(SessionContext);
  const isKnown = session?.status !== 'loading';
  const owner = session?.id ?? null;
  const omitted = omits.join();
  const [beginning] = useState(() => JSON.stringify(defaultValues));
  const [isRestored, setRestored] = useState(false);
  const readAs = useRef<string>(undefined);
  const latest = useRef(defaultValues);
  useEffect(() => {
    latest.current = defaultValues;
  });

  useEffect(() => {
    if (!key || !isKnown) return;
    const before = readAs.current;
    readAs.current = key;
    if (before && before !== key) keptDraft.move(before, key);
    const found = before ? undefined : keptDraft.read(key, { owner, base: beginning });
    if (found && (outlives || !found.began)) {
      if (found.began) reset({ ...getValues(), ...found.began });
      reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {}, defaultValues: begun }) => {
        if (Object.keys(dirtyFields).length === 0) return keptDraft.forget(key);
        const kept = without(values, omitted.split(','));
        keptDraft.write(key, { owner, base: JSON.stringify(begun), values: kept });
      },
    });
  }, [key, isKnown, owner, omitted, outlives, beginning, subscribe, reset, getValues]);

  return useMemo(
    () => ({
      isRestored,
      forget: () => {
        if (key) keptDraft.forget(key);
        setRestored(false);
      },
      startAnew: () => {
        if (outlives) reset(latest.current);
        else reset();
        setRestored(false);
      },
    }),
    [isRestored, key, outlives, reset],
  );
}
