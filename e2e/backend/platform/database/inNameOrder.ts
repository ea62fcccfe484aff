import { sql, type SQLWrapper } from 'drizzle-orm';

/** A name to order by, as people look for it: Ё beside Е, and «Корпус 10» after «Корпус 9». */
export const inNameOrder = (name: SQLWrapper) => sql`${name} collate "name_order"`;
