import { id, line } from '@campus/shared/contract/fields';
import { pageQuery } from '@campus/shared/contract/page';
import * as z from 'zod/mini';

const ids = z.array(id).check(z.maxLength(20));

/** What the address of the list says; a key that stands there once is a list of one. */
export const newsSearch = z.object({
  skip: pageQuery.shape.skip,
  search: z.optional(line(0, 100)),
  tagIds: z._default(
    z.union([
      ids,
      z.pipe(
        id,
        z.transform((one: string) => [one]),
      ),
    ]),
    [],
  ),
});
export type NewsSearch = z.output<typeof newsSearch>;

/** One wide card and rows of two or three others: the last row is full at every width. */
export const newsPerPage = 13;
