/** What a field or a filter offers: each value with its words. */
export const optionsOf = <const T extends string>(
  values: readonly T[],
  wordsOf: (value: T) => string,
): { value: T; label: string }[] => values.map((value) => ({ value, label: wordsOf(value) }));
