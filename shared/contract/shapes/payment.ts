import * as z from 'zod/mini';
import { day, id, kopecks } from '../fields';

/** One payment to a person. */
export const payment = z.object({
  id,
  type: z.enum(['grant', 'extra-grant', 'credit-grant', 'one-time']),
  periodFrom: day,
  periodTo: day,
  amount: kopecks,
  status: z.enum(['PLANNED', 'SENT', 'PAID', 'RETURNED']),
  paidAt: z.nullable(day),
  accountMask: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

export const paymentList = z.object({ items: z.array(payment), total: z.int() });
