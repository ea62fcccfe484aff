import type { payments } from './paymentTables';

/** A row of the registers. */
export type Payment = typeof payments.$inferSelect;
