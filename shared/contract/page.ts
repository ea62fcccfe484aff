import * as z from 'zod/mini';

const whole = (min: number, max: number) =>
  z.coerce
    .number('RANGE')
    .check(z.multipleOf(1, 'RANGE'), z.gte(min, 'RANGE'), z.lte(max, 'RANGE'));

/** A yes or no in the query. */
export const flag = z.union([z.boolean(), z.stringbool()]);

/** `skip`, `size` and `asc` of every list call. */
export const pageQuery = z.object({
  skip: z._default(whole(0, 100_000), 0),
  size: z._default(whole(1, 100), 20),
  asc: z._default(flag, false),
});

/** Lists of people run from A to Z unless asked otherwise. */
export const pageQueryByName = z.extend(pageQuery, { asc: z._default(flag, true) });

/** What the address of a filter says where nobody has chosen; pages know no schemas. */
export const newestPage = { skip: 0, size: 20, asc: false };
export const byNamePage = { skip: 0, size: 20, asc: true };

/** Translations come in one piece at start-up, so their page may be larger. */
export const translationsPageQuery = z.extend(pageQuery, {
  size: z._default(whole(1, 10_000), 20),
});

export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ items: z.array(item), total: z.int(), skip: z.int(), size: z.int() });
