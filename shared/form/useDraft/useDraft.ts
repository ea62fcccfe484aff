import { SessionContext } from '@campus/shared/remote/useSession';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { storedDraft } from './storedDraft';

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

/** The fields that are not as they began. */
function typedSince(beginning: string, values: object) {
  const begun = JSON.parse(beginning) as Record<string, unknown>;
  const isTyped = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(begun[name]);
  return Object.fromEntries(Object.entries(values).filter(isTyped));
}

/** Keeps in this browser what is typed until it is sent or taken back, and gives it back once. */
export function useDraft<I extends FieldValues>(options: Options<I>): Draft {
  const { key, omits, defaultValues, outlives = false } = options;
  const { subscribe, reset, getValues } = options.form;
  const session = useContext(SessionContext);
  const owner = session?.id ?? null;
  const isKnown = owner !== null || session?.status !== 'loading';
  const omitted = omits.join();
  const [beginning] = useState(() => JSON.stringify(defaultValues));
  const [isRestored, setRestored] = useState(false);
  const readAs = useRef<string>(undefined);
  const isLate = useRef(false);
  const latest = useRef(defaultValues);
  useEffect(() => {
    latest.current = defaultValues;
  });

  useEffect(() => {
    if (!isKnown) isLate.current = true;
    if (!key || !isKnown) return;
    const before = readAs.current;
    readAs.current = key;
    if (before && before !== key) storedDraft.move(before, key);
    const keep = (values: object, base: string) =>
      storedDraft.write(key, { owner, base, values: without(values, omitted.split(',')) });
    // Words from before it was known whose they are: newer than those that were kept.
    const typed = isLate.current && !before ? typedSince(beginning, getValues()) : {};
    isLate.current = false;
    const read = before ? undefined : storedDraft.read(key, { owner, base: beginning });
    const found = outlives || !read?.began ? read : undefined;
    if (found) {
      if (found.began) reset({ ...getValues(), ...found.began });
      reset({ ...getValues(), ...found.values, ...typed }, { keepDefaultValues: true });
      setRestored(true);
    }
    const base = found?.began ? JSON.stringify(found.began) : beginning;
    if (Object.keys(typed).length > 0) keep(getValues(), base);
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {}, defaultValues: begun }) => {
        if (Object.keys(dirtyFields).length === 0) storedDraft.forget(key);
        else keep(values, JSON.stringify(begun));
      },
    });
  }, [key, isKnown, owner, omitted, outlives, beginning, subscribe, reset, getValues]);

  return useMemo(
    () => ({
      isRestored,
      forget: () => {
        if (key) storedDraft.forget(key);
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
