import type { selectPayments } from './selectPayments';

type Row = Awaited<ReturnType<typeof selectPayments>>[number];

/**
 * A register as its reader may see it: the budget and what its makers tell each other belong to the
 * whole, not to one organisation.
 */
export const toPayment = ({ payment, approvedBy, ...row }: Row, scope: string | undefined) => ({
  ...payment,
  ...row,
  budget: scope ? null : payment.budget,
  comment: scope ? null : payment.comment,
  editorIds: scope ? [] : payment.editorIds,
  approvedBy: payment.approvedById ? approvedBy : null,
  sentAt: payment.sentAt?.toISOString() ?? null,
  closedAt: payment.closedAt?.toISOString() ?? null,
  createdAt: payment.createdAt.toISOString(),
  updatedAt: payment.updatedAt.toISOString(),
});
