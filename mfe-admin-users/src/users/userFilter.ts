import { id, line } from '@campus/shared/contract/fields';
import * as z from 'zod/mini';

/** What the address of the list may say. */
export const userFilter = z.object({
  search: z.optional(line(0, 100)),
  roleIds: z.optional(id),
  isActive: z.optional(z.stringbool()),
  skip: z._default(z.coerce.number().check(z.multipleOf(1), z.gte(0), z.lte(100_000)), 0),
});
export type UserFilter = z.infer<typeof userFilter>;
