import type { payments } from './paymentTables';

/** A row of the registers. */
export type PaymentRow = typeof payments.$inferSelect;
