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

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Names that stand in addresses: `?tag=sport`. */
export const urlSlugs: UrlValue<string[]> = (values) =>
  values.filter((value) => slug.test(value)).slice(0, 20);

const dayPattern = /^[12]\d{3}-\d{2}-\d{2}$/;

/** A day of the calendar, `2026-03-05`. */
export const urlDay: UrlValue<string | undefined> = (values) =>
  values.find((value) => dayPattern.test(value) && !Number.isNaN(Date.parse(value)));

/** One of what is offered: `urlChoice(['20', '50'])`. */
export const urlChoice =
  <T extends string>(offered: readonly T[]): UrlValue<T | undefined> =>
  (values) =>
    offered.find((one) => values.includes(one));

/** Some of what is offered, in the order of the offer. */
export const urlChoices =
  <T extends string>(offered: readonly T[]): UrlValue<T[]> =>
  (values) =>
    offered.filter((one) => values.includes(one));
