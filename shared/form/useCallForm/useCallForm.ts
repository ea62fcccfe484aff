import { ApiError } from '@campus/shared/api/ApiError';
import { useCall } from '@campus/shared/api/useCall';
import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { tidyLine } from '@campus/shared/contract/fields';
import { useDraft, type Draft } from '@campus/shared/form/useDraft';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo, useRef, useState, type RefObject } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  get,
  set,
  type FieldErrors,
  type Resolver,
  type PathValue,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { storedDraft } from '../useDraft/storedDraft';

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Every value of a form by the name of its field. */
export const leavesOf = (values: object, prefix = ''): Map<string, unknown> =>
  new Map(
    Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
      isGroup(value) ? [...leavesOf(value, `${prefix}${key}.`)] : [[prefix + key, value] as const],
    ),
  );

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whoever types on must not lose the space that was typed last. */
const isTidied = (sent: unknown, saved: unknown) =>
  typeof sent === 'string' && typeof saved === 'string' && tidyLine(sent) === tidyLine(saved);

const copyOf = (group: object): object =>
  Object.fromEntries(
    Object.entries(group).map(([key, value]: [string, unknown]) => [
      key,
      isGroup(value) ? copyOf(value) : value,
    ]),
  );

interface Sent {
  values: ReadonlyMap<string, unknown>;
  /** Nobody has asked for it: the texts stay as they are typed, and the caret where it is. */
  isQuiet: boolean;
}

/** A form that stays begins anew from what is saved; what was typed meanwhile stays, unsaved. */
function goOnFrom<I extends FieldValues>(
  form: Pick<UseFormReturn<I>, 'getValues' | 'reset' | 'setValue'>,
  { values: sent, isQuiet }: Sent,
  saved: I,
) {
  const isKept = (now: unknown, name: string) =>
    isQuiet && typeof now === 'string' && now !== '' && isSame(now, sent.get(name));
  const typed = leavesOf(form.getValues());
  const beginning = copyOf(saved) as I;
  for (const [name, value] of leavesOf(saved))
    if (isTidied(typed.get(name), value) || isKept(typed.get(name), name))
      set(beginning, name, typed.get(name));
  form.reset(beginning, { keepValues: true });
  for (const [name, value] of leavesOf(beginning)) {
    const now = typed.get(name);
    const next = isSame(now, sent.get(name)) ? value : now;
    // Each is compared with what is saved: what is the same is unsaved no more.
    if (!isSame(now, value))
      form.setValue(name as Path<I>, next as PathValue<I, Path<I>>, { shouldDirty: true });
  }
}

interface Field {
  validate?: (value: unknown) => unknown;
  /** False once it has gone from the page. */
  mount?: boolean;
}

/**
 * A schema sees values alone. What only a field knows, such as a file on its way, its own `validate`
 * says by a code, at once or later, for as long as it is on the page.
 */
function withFieldChecks<I extends FieldValues, O>(
  schema: Resolver<I, unknown, O>,
): Resolver<I, unknown, O> {
  return async (values, context, options) => {
    const result = await schema(values, context, options);
    const errors = { ...result.errors } as FieldErrors<I>;
    for (const name of options.names ?? []) {
      const { validate, mount }: Field = get<unknown, Field>(options.fields, name, {});
      const code = mount !== false && (await validate?.(get<I, unknown>(values, name)));
      if (typeof code === 'string') set(errors, name, { type: 'field', message: code });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}

/** What a person can do about it, worded under `form.advice`. */
function refusalKind(error: ApiError | undefined) {
  if (!error) return 'unknown';
  const { status, code } = error;
  if (status === 409 && code === 'VERSION') return 'conflict';
  if (status === 'FETCH_ERROR') return 'offline';
  if (status === 'TIMEOUT_ERROR' || status === 'PARSING_ERROR') return 'unsure';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** Only then is the request worth an id: a refusal is corrected by the person alone. */
const isOurFault = (error: ApiError | undefined) =>
  error?.status === 'PARSING_ERROR' || (typeof error?.status === 'number' && error.status >= 500);

type Body<C extends Call> = CallInput<C> extends { body?: infer B } ? B : unknown;

export interface CallFormOptions<C extends Call, I extends FieldValues> {
  defaultValues: DefaultValues<I>;
  /** Path parameters and query, where the call has them; also by what the form holds. */
  input?: Omit<CallInput<C>, 'body'> | ((values: I) => Omit<CallInput<C>, 'body'>);
  onDone?: (result: CallOutput<C>) => unknown;
  /** Sees a refusal first; where it answers true it has dealt with it, and the form says nothing. */
  onRefused?: (error: ApiError) => boolean | void | Promise<boolean>;
  /** A key: what is typed outlives a reload or a crash, in this browser and for this person. */
  draft?: string;
  /** Fields that are given anew each time, such as a consent, or are too private to keep. */
  draftOmits?: readonly (keyof I)[];
  /** A draft over values that have changed since goes on from those that it began with. */
  draftOutlives?: boolean;
  /** The values of a form that stays, as they are saved; what was typed meanwhile stays unsaved. */
  savedAs?: ((result: CallOutput<C>) => I) | undefined;
  /** Asks before unsaved changes are left; on unless there is a draft. */
  guard?: boolean;
  /** Each field is checked as soon as somebody leaves it: for numbers that are easily mistyped. */
  isCheckedEarly?: boolean;
}

/** A form as <Form> draws it: beside react-hook-form, whether it has a draft and asks on leaving. */
export interface CallForm<I extends FieldValues, O> extends UseFormReturn<I, unknown, O> {
  draft?: Draft;
  /** Given where leaving asks; true as soon as the answer has come. */
  isSent?: RefObject<boolean>;
}

/** A form whose checks and server errors come from one call; refused words stay in the fields. */
export function useCallForm<C extends Call, I extends FieldValues, O extends Body<C>>(
  call: C,
  bodySchema: z.ZodMiniType<O, I>,
  options: CallFormOptions<C, I>,
) {
  const { defaultValues, input, onDone, draft: key, draftOmits = [], draftOutlives } = options;
  const [isKept] = useState(() => !!key && storedDraft.isAllowed());
  const { guard = !isKept } = options;
  const { t } = useTranslation('shared');
  const { mutateAsync, isPending } = useCall(call);
  const isSent = useRef(false);
  const base = useForm<I, unknown, O>({
    resolver: withFieldChecks(standardSchemaResolver<I, unknown, O>(bodySchema)),
    defaultValues,
    mode: options.isCheckedEarly ? 'onTouched' : 'onSubmit',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
  });
  const omits = draftOmits;
  const draft = useDraft<I>({ form: base, defaultValues, key, omits, outlives: draftOutlives });
  const form = useMemo<CallForm<I, O>>(
    () => ({
      ...base,
      // react-hook-form puts a new one in its place at every render.
      get formState() {
        return base.formState;
      },
      draft,
      isSent: guard ? isSent : undefined,
    }),
    [base, draft, guard],
  );

  const markRefused = ({ fields = {} }: ApiError) => {
    for (const [name, code] of Object.entries(fields))
      base.setError(name as Path<I>, { type: 'server', message: code });
  };
  const refuse = async (error: unknown) => {
    const known = error instanceof ApiError ? error : undefined;
    if (known && (await options.onRefused?.(known))) return;
    if (known) markRefused(known);
    base.setError('root', {
      type: refusalKind(known),
      message: known?.message ?? t('form.failed'),
    });
    if (isOurFault(known)) base.setError('root.request', { message: known?.requestId });
  };
  const send = async (values: O, isQuiet: boolean) => {
    const sent = { values: leavesOf(base.getValues()), isQuiet };
    const rest = typeof input === 'function' ? input(base.getValues()) : input;
    // A reading call has what was typed in its query or path, by `input`; pages know no schemas.
    const body = call.method === 'GET' ? undefined : { body: values };
    const result = await mutateAsync({ ...rest, ...body } as CallInput<C>);
    isSent.current = true;
    draft.forget();
    if (options.savedAs) goOnFrom(base, sent, options.savedAs(result));
    await onDone?.(result);
    // A form that stays begins anew from what was sent.
    if (!options.savedAs) base.reset(base.getValues(), { keepValues: true });
  };
  const onSubmit = async (values: O) => {
    try {
      await send(values, false);
    } catch (error) {
      await refuse(error);
    } finally {
      isSent.current = false;
    }
  };
  /**
   * Sends what the form holds by now, where the schema admits it, and marks nothing but what the
   * server refuses. @throws ApiError
   */
  const sendQuietly = async () => {
    const checked = await bodySchema.safeParseAsync(base.getValues());
    if (!checked.success) return false;
    try {
      await send(checked.data, true);
      return true;
    } catch (error) {
      if (error instanceof ApiError && !(await options.onRefused?.(error))) markRefused(error);
      throw error;
    } finally {
      isSent.current = false;
    }
  };
  return { form, onSubmit, sendQuietly, isSending: isPending };
}
