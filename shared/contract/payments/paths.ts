import type { PaymentType } from './machine';

/** Addresses of this domain that other domains, mails and tests may link to. */
export const paymentPaths = {
  payments: () => '/me/payments',
  register: (type: PaymentType, id: string) => `/admin/payments/${type}/${id}`,
};
