function within(value: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.flatMap((one) => within(one, keys) ?? []);
  const own = Object.entries(value ?? {}).find(([name]) => name === key);
  return own && within(own[1], rest);
}

/** What a dotted name leads to in an answer: `seo.title`; in a list each of them: `tags.name`. */
export const fieldOf = (record: unknown, name: string) => within(record, name.split('.'));

/** Every dotted name that leads to something in `T`; through a list to each of its items. */
export type FieldPath<T> = T extends readonly (infer Item)[]
  ? FieldPath<Item>
  : T extends object
    ? { [Key in keyof T & string]: Key | `${Key}.${FieldPath<NonNullable<T[Key]>>}` }[keyof T &
        string]
    : never;
