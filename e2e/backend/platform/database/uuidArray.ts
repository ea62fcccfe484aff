import { sql } from 'drizzle-orm';

/** Any number of ids in one parameter: a statement takes 65,535 of those at most. */
export const uuidArray = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;
