/** Reads the values of one key of an address; an unreadable one counts as absent. */
export type UrlValue<T> = (values: readonly string[]) => T;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const urlText: UrlValue<string | undefined> = ([value]) =>
  value?.trim().slice(0, 100) || undefined;

export const urlCount: UrlValue<number> = ([value]) => {
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 && count <= 100_000 ? count : 0;
};

export const urlFlag: UrlValue<boolean | undefined> = ([value]) =>
  value === 'true' || value === 'false' ? value === 'true' : undefined;

export const urlId: UrlValue<string | undefined> = (values) =>
  values.find((value) => uuid.test(value));

export const urlIds: UrlValue<string[]> = (values) =>
  values.filter((value) => uuid.test(value)).slice(0, 20);
