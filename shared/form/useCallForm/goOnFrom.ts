import { tidyLine } from '@campus/shared/contract/fields';
import { set } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

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

/** A form that stays begins anew from what is saved; what was typed meanwhile stays, unsaved. */
export function goOnFrom<I extends FieldValues>(
  form: Pick<UseFormReturn<I>, 'getValues' | 'reset' | 'setValue'>,
  sent: ReadonlyMap<string, unknown>,
  saved: I,
) {
  const typed = leavesOf(form.getValues());
  const beginning = copyOf(saved) as I;
  for (const [name, value] of leavesOf(saved))
    if (isTidied(typed.get(name), value)) set(beginning, name, typed.get(name));
  form.reset(beginning, { keepValues: true });
  for (const [name, value] of leavesOf(beginning)) {
    const now = typed.get(name);
    const next = isSame(now, sent.get(name)) ? value : now;
    // Each is compared with what is saved: what is the same is unsaved no more.
    if (!isSame(now, value))
      form.setValue(name as Path<I>, next as PathValue<I, Path<I>>, { shouldDirty: true });
  }
}
