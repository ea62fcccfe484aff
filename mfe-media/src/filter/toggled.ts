/** The list without the one, or with it. */
export const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
