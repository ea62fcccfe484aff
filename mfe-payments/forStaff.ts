import { paymentTypes, type PaymentType } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { registerReaders } from '@campus/shared/contract/roles';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';

const labels: Record<PaymentType, MenuEntry['label']> = {
  grant: { ru: 'Стипендии', en: 'Grants' },
  'extra-grant': { ru: 'Повышенные', en: 'Extra grants' },
  'credit-grant': { ru: 'Гранты по кредиту', en: 'Student loan grants' },
  'one-time': { ru: 'Разовые выплаты', en: 'One-time payments' },
};

const icons: Record<PaymentType, string> = {
  grant: 'wallet',
  'extra-grant': 'spark',
  'credit-grant': 'school',
  'one-time': 'ticket',
};

const entryOf = (type: PaymentType, index: number): MenuEntry => ({
  to: paymentPaths.registers(type),
  label: labels[type],
  icon: icons[type],
  group: 'admin',
  section: { ru: 'Выплаты', en: 'Payments' },
  order: 50 + index,
  count: {
    call: `/api/payments/${type}/waiting`,
    body: {},
    provides: ['Reset', 'Payment'],
    of: { ru: 'ждут вас', en: 'waiting for you' },
  },
  access: registerReaders,
});

const grantReaders = ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR'] as const;

/** Where those work by whom money is sent. */
export const forStaff = {
  routes: [
    {
      path: '/admin/payments',
      screen: 'RegistersScreen',
      title: { ru: 'Реестры выплат', en: 'Payment registers' },
      access: registerReaders,
    },
    {
      path: '/admin/payments/:type',
      screen: 'RegistersScreen',
      title: { ru: 'Реестры выплат', en: 'Payment registers' },
      access: registerReaders,
    },
    {
      path: '/admin/payments/:type/new',
      screen: 'NewRegisterScreen',
      title: { ru: 'Новый реестр выплат', en: 'New payment register' },
      access: ['PAYMENT_MANAGER'],
    },
    {
      path: '/admin/payments/:type/:id',
      screen: 'RegisterScreen',
      title: { ru: 'Реестр выплат', en: 'Payment register' },
      access: registerReaders,
    },
    {
      path: paymentPaths.grantMatrix(),
      screen: 'GrantMatrixScreen',
      title: { ru: 'Стипендии и гранты организаций', en: 'Grants of organisations' },
      access: grantReaders,
    },
  ],
  menu: [
    ...paymentTypes.map(entryOf),
    {
      to: paymentPaths.grantMatrix(),
      label: { ru: 'Суммы и квоты', en: 'Amounts and quotas' },
      icon: 'rows',
      group: 'admin',
      section: { ru: 'Выплаты', en: 'Payments' },
      order: 58,
      access: grantReaders,
    } satisfies MenuEntry,
  ],
} as const;
