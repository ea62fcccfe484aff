import type { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { leavesOf, useCallForm, type CallForm } from '@campus/shared/form/useCallForm';
import { useAutosave, type AutosaveState } from '@campus/shared/record/useAutosave';
import { useConflict, type ConflictOptions, type Meeting } from '@campus/shared/form/useConflict';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import * as z from 'zod/mini';

type Body<C extends Call> = CallInput<C> extends { body?: infer B } ? B : unknown;

interface Versioned extends FieldValues {
  version: number;
}

type Conflict<R, I extends FieldValues, N extends string> = Pick<
  ConflictOptions<R, I, N>,
  'names' | 'fieldsOf' | 'ownFields' | 'onUnread' | 'valuesOf' | 'lastSaved'
>;

type ReadCall<R> = Call & { response: z.ZodMiniType<R> };

interface Options<
  C extends Call,
  I extends Versioned,
  O extends Body<C>,
  N extends string,
  M extends string,
> extends Conflict<CallOutput<C>, I, N> {
  call: C;
  schema: z.ZodMiniType<O, I>;
  /** Path parameters, where the call has them. */
  input?: Omit<CallInput<C>, 'body'>;
  record: CallOutput<C> | null;
  /** The call that gives the record by the same path, or another way to ask for it as it is now. */
  read: ReadCall<CallOutput<C>> | (() => Promise<CallOutput<C>>);
  /** What a form begins with whose record is not made yet. */
  blank?: I;
  /** The form stays after a save and goes on from what was saved. */
  stays?: boolean;
  draft?: string;
  /** Also when it has saved by itself, which is no move. */
  onDone?: (saved: CallOutput<C>, move: 'save' | M) => unknown;
  /** Sees a refusal before the conflict does; true where it has dealt with it. */
  onRefused?: (error: ApiError) => boolean | void | Promise<boolean>;
  /** A conflict is settled: the form holds what was chosen, and is about to be saved. */
  onSettled?: (
    ...settled: Parameters<ConflictOptions<CallOutput<C>, I, N>['onSettled']>
  ) => unknown;
  /** The values that also ask for a move to another state; the schema sees them so. */
  moveTo?: (values: I, move: 'save' | M) => I;
  /** Saves what is typed by itself. */
  autosaves?: boolean;
  /** Whether the form has what a move needs; it says itself what is missing. */
  isReady?: (move: 'save' | M) => boolean;
}

/**
 * A newer version takes the place of the one that was opened where nothing is typed yet, or where
 * nothing that the form holds has changed by it, as by another role: then there is nothing to compare.
 */
function useFreshVersion<R, I extends Versioned>(
  form: Pick<
    CallForm<I, unknown>,
    'formState' | 'getFieldState' | 'getValues' | 'reset' | 'setValue'
  >,
  record: R | null,
  valuesOf: (record: R) => I,
) {
  const adopt = useEffectEvent((fresh: R) => {
    const values = valuesOf(fresh);
    if (values.version <= form.getValues().version) return;
    const leaves = [...leavesOf(values)];
    // Asked of the form itself: a draft may have come back since the last render.
    if (!leaves.some(([name]) => form.getFieldState(name as Path<I>).isDirty))
      return form.reset(values);
    const began = leavesOf(form.formState.defaultValues ?? {});
    // What a draft has brought was typed over a version that nobody has here any more.
    if (began.get('version') !== form.getValues().version) return;
    began.set('version', values.version);
    const isAsBegun = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) === JSON.stringify(began.get(name));
    if (!leaves.every(isAsBegun)) return;
    form.reset(values, { keepValues: true, keepDirty: true, keepErrors: true });
    form.setValue('version' as Path<I>, values.version as PathValue<I, Path<I>>);
  });
  useEffect(() => {
    if (record !== null) adopt(record);
  }, [record]);
}

export interface RecordEditing<R, I extends FieldValues, O, N extends string, M extends string> {
  form: CallForm<I, O>;
  onSubmit: (values: O) => Promise<void>;
  /** The newest version that is known here. */
  record: R | null;
  meeting: Meeting<R, I, N> | undefined;
  /** Saves once however often it is asked. */
  save: (move?: 'save' | M) => Promise<void>;
  /** What is being done, or was done last. */
  move: 'save' | M;
  autosave: AutosaveState;
}

/** The move that is asked for: read while the values are checked, which no render has to follow. */
function createAsked<T>(first: T) {
  let move = first;
  return {
    get: () => move,
    set: (next: T) => {
      move = next;
    },
  };
}

/** The form of one record: who saved first, moves to other states, and what is saved by now. */
export function useRecordForm<
  C extends Call,
  I extends Versioned,
  O extends Body<C>,
  N extends string,
  M extends string = never,
>(options: Options<C, I, O, N, M>): RecordEditing<CallOutput<C>, I, O, N, M> {
  const { call, schema, input, record, read, blank, valuesOf, stays, draft } = options;
  const api = useApi();
  const sending = useRef<'quietly' | 'asked'>(undefined);
  const [asked] = useState(() => createAsked<'save' | M>('save'));
  /** What was asked for while the form was saving by itself. */
  const [waiting, setWaiting] = useState<'save' | M>();
  const [move, setMove] = useState<'save' | M>('save');
  const [known, setKnown] = useState<CallOutput<C>>();

  const movingSchema = z.pipe(
    z.transform((values: I): unknown => options.moveTo?.(values, asked.get()) ?? values),
    schema,
  ) as unknown as z.ZodMiniType<O, I>;
  const { form, onSubmit, sendQuietly } = useCallForm<C, I, O>(call, movingSchema, {
    input,
    defaultValues: (record === null ? blank : valuesOf(record)) as DefaultValues<I>,
    draft,
    draftOutlives: draft !== undefined,
    savedAs: stays ? valuesOf : undefined,
    onDone: (saved) => {
      if (stays) setKnown(saved);
      return options.onDone?.(saved, asked.get());
    },
    onRefused: async (error): Promise<boolean> =>
      (await options.onRefused?.(error)) || conflict.onRefused(error),
  });

  const autosave = useAutosave({
    form,
    isOn: options.autosaves === true,
    async send() {
      if (sending.current) return 'busy';
      sending.current = 'quietly';
      asked.set('save');
      try {
        return (await sendQuietly()) ? 'saved' : 'incomplete';
      } finally {
        sending.current = undefined;
      }
    },
  });
  const isAutosaving = autosave.state === 'saving';

  async function save(next: 'save' | M = 'save') {
    if (sending.current === 'quietly') setWaiting(next);
    if (sending.current || options.isReady?.(next) === false) return;
    sending.current = 'asked';
    asked.set(next);
    autosave.resume();
    setMove(next);
    await form
      .handleSubmit(onSubmit)()
      .finally(() => {
        sending.current = undefined;
      });
  }
  const goOn = useEffectEvent((next: 'save' | M) => {
    setWaiting(undefined);
    void save(next);
  });
  useEffect(() => {
    // By now the record is the one that was saved: it has its call and its version.
    if (waiting === undefined || isAutosaving) return undefined;
    const timer = setTimeout(() => goOn(waiting));
    return () => clearTimeout(timer);
  }, [waiting, isAutosaving]);
  const conflict = useConflict<CallOutput<C>, I, N>({
    ...options,
    form,
    read: () => (typeof read === 'function' ? read() : api(read, input as CallInput<typeof read>)),
    onSettled: async (versions, kept) => {
      setKnown(versions.theirs);
      await options.onSettled?.(versions, kept);
      // What was asked for when the conflict came, which may be no move but a save by itself.
      return save(asked.get());
    },
  });
  useFreshVersion(form, record, valuesOf);

  const isNewer =
    known !== undefined && record !== null && valuesOf(known).version > valuesOf(record).version;
  return {
    form,
    onSubmit,
    record: isNewer ? known : record,
    meeting: conflict.meeting,
    save,
    move,
    autosave: autosave.state,
  };
}
