const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

/** `{a: [1, 2], b: undefined}` becomes `?a=1&a=2`: lists without brackets, nothing for nothing. */
export function toQuery(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][])
    for (const item of [value].flat())
      if (item !== undefined && item !== null) search.append(name, textOf(item));
  const text = search.toString();
  return text && `?${text}`;
}
