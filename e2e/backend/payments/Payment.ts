import type { payments } from '../schema/money';

/** A row of the registers. */
export type Payment = typeof payments.$inferSelect;
