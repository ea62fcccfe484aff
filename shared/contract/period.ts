import * as z from 'zod/mini';

const msPerDay = 86_400_000;

type Bounds<From extends string, To extends string> = {
  [P in From | To]?: string | null | undefined;
};

/**
 * Checks of an object whose two fields bound a period of days or moments: it does not end before it
 * begins and is no longer than `maxDays`. A period that is open on one side passes.
 */
export function period<From extends string, To extends string>(from: From, to: To, maxDays = 366) {
  const lengthOf = (value: Bounds<From, To>) => {
    const [start, end] = [value[from], value[to]];
    return start && end ? Date.parse(end) - Date.parse(start) : 0;
  };
  return [
    z.refine<Bounds<From, To>>((value) => lengthOf(value) >= 0, {
      error: 'PERIOD_ORDER',
      path: [to],
    }),
    z.refine<Bounds<From, To>>((value) => lengthOf(value) <= maxDays * msPerDay, {
      error: 'PERIOD_LONG',
      path: [to],
    }),
  ] as const;
}
