const segmentsOf = (pattern: string) => pattern.toLowerCase().split('/').filter(Boolean);

/** `/a/:b?` is `/a` and `/a/:b`. */
function withoutOptional([first, ...rest]: string[]): string[][] {
  if (first === undefined) return [[]];
  const tails = withoutOptional(rest);
  const taken = tails.map((tail) => [first.replace(/\?$/, ''), ...tail]);
  return first.endsWith('?') ? [...taken, ...tails] : taken;
}

const isOpen = (segment: string) => segment.startsWith(':');

function meet([one, ...ones]: string[], [other, ...others]: string[]): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  return (one === other || isOpen(one) || isOpen(other)) && meet(ones, others);
}

function contains([one, ...ones]: string[], [other, ...others]: string[]): boolean {
  if (one === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  return (one === other || (isOpen(one) && other !== '*')) && contains(ones, others);
}

/** Whether every address of a pattern fits one of these. */
export const areCovered = (pattern: string, by: readonly string[]): boolean =>
  withoutOptional(segmentsOf(pattern)).every((others) =>
    by.some((one) => withoutOptional(segmentsOf(one)).some((ones) => contains(ones, others))),
  );

/** Whether some address fits both patterns of React Router. */
export const overlaps = (one: string, other: string): boolean =>
  withoutOptional(segmentsOf(one)).some((ones) =>
    withoutOptional(segmentsOf(other)).some((others) => meet(ones, others)),
  );
