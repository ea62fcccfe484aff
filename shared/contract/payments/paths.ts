import type { PaymentType } from './machine';

/** Addresses of this domain that other domains, mails and tests may link to. */
export const paymentPaths = {
  payments: () => '/me/payments',
  payment: (id: string) => `/me/payments/${id}`,
  statement: () => '/me/payments/statement',
  grants: () => '/grants',
  registers: (type: PaymentType) => `/admin/payments/${type}`,
  newRegister: (type: PaymentType) => `/admin/payments/${type}/new`,
  register: (type: PaymentType, id: string) => `/admin/payments/${type}/${id}`,
  grantMatrix: () => '/admin/grants',
};
