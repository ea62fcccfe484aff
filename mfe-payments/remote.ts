import { cardPaths } from '@campus/shared/contract/cards/paths';
import { homeAside } from '@campus/shared/contract/home/places';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { type PaymentType, paymentTypes } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { humanTabs, meAside } from '@campus/shared/contract/people/places';
import { registerReaders } from '@campus/shared/contract/roles';
import { ticketPerson } from '@campus/shared/contract/support/places';
import { firstCall } from '@campus/shared/remote/declareRecords';
import { declareRemote } from '@campus/shared/remote/defineRemote';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';

const labels: Record<PaymentType, MenuEntry['label']> = {
  grant: { ru: 'Стипендии', en: 'Grants' },
  'extra-grant': { ru: 'Повышенные', en: 'Extra grants' },
  'credit-grant': { ru: 'Гранты по кредиту', en: 'Student loan grants' },
  'one-time': { ru: 'Разовые выплаты', en: 'One-time payments' },
};

const icons: Record<PaymentType, MenuEntry['icon']> = {
  grant: 'wallet',
  'extra-grant': 'spark',
  'credit-grant': 'school',
  'one-time': 'ticket',
};

const section = { ru: 'Выплаты', en: 'Payments' };

const entryOf = (type: PaymentType, index: number): MenuEntry => ({
  to: paymentPaths.registers(type),
  label: labels[type],
  icon: icons[type],
  group: 'admin',
  section,
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
const forStaff = {
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
      title: { ru: 'Стипендии и гранты организаций', en: 'Grants by organisation' },
      access: grantReaders,
      menu: {
        label: { ru: 'Суммы и квоты', en: 'Amounts and quotas' },
        icon: 'rows',
        section,
        order: 58,
      },
    },
  ],
  menu: paymentTypes.map(entryOf),
} as const;

/**
 * What is in the way of whoever does not study, as far as we know. Money may still be on its way to
 * whose studies have ended, and its messages lead here.
 */
const noAccess = {
  text: {
    ru: 'Выплаты появятся, когда подтвердим вашу учёбу. Что для этого осталось, видно на странице карты. Если учёба закончилась, деньги, которые мы уже отправили, всё равно придут: об этом скажут уведомления, а спросить можно в поддержке.',
    en: 'Payments will appear once we have confirmed your studies. The page of your card shows what is left to do. If your studies have ended, money we have already sent will still arrive: your notifications say when, and support can answer questions.',
  },
  to: cardPaths.card(),
  label: { ru: 'Что осталось', en: 'What is left' },
};

export const remote = declareRemote({
  name: 'payments',
  title: { ru: 'Выплаты', en: 'Payments' },
  owner: 'payments@campus.example',
  team: ['PAYMENT_MANAGER', 'PAYMENT_APPROVER'],
  routes: [
    {
      path: '/me/payments',
      screen: 'PaymentsScreen',
      title: { ru: 'Выплаты', en: 'Payments' },
      description: {
        ru: 'Стипендии, гранты и другие выплаты: сколько, за какой период и на какой счёт.',
        en: 'Grants and other payments: how much, for which period and to which account.',
      },
      firstCalls: [firstCall(listPayHistory)],
      isServerRendered: true,
      access: ['STUDENT'],
      noAccess,
      menu: { icon: 'wallet', group: 'me', order: 20, shortcut: 'p', isOnIcon: true },
    },
    {
      path: '/me/payments/statement',
      screen: 'StatementScreen',
      title: { ru: 'Выписка о выплатах', en: 'Payment statement' },
      access: ['STUDENT'],
      noAccess,
    },
    {
      path: '/me/payments/:id',
      screen: 'PaymentScreen',
      title: { ru: 'Выплата', en: 'Payment' },
      access: ['STUDENT'],
      noAccess,
    },
    {
      path: '/grants',
      screen: 'GrantsScreen',
      isServerRendered: true,
      title: { ru: 'Стипендии и гранты', en: 'Grants' },
      description: {
        ru: 'Какие стипендии и гранты платят студентам, кому, сколько и как их получить.',
        en: 'Which grants students are paid, who qualifies, how much they are and how to get them.',
      },
      keywords: {
        ru: 'стипендия, повышенная стипендия, грант, образовательный кредит, студенты',
        en: 'grants, extra grants, student loans, students',
      },
      access: 'public',
    },
    ...forStaff.routes,
  ],
  slots: [
    { ...homeAside, widget: 'NextPayment', order: 10, access: ['STUDENT'] },
    {
      ...meAside,
      widget: 'NextPayment',
      order: 10,
      firstCalls: [firstCall(listPayHistory)],
      access: ['STUDENT'],
    },
    {
      ...humanTabs,
      widget: 'HumanPayments',
      tab: 'payments',
      title: { ru: 'Выплаты', en: 'Payments' },
      order: 10,
      access: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'SUPPORT', 'AUDITOR'],
    },
    { ...ticketPerson, widget: 'LastPayment', order: 20, access: ['ADMIN', 'SUPPORT', 'AUDITOR'] },
  ],
  menu: forStaff.menu,
  search: {
    fallbacks: [
      {
        to: paymentPaths.grants(),
        label: { ru: 'Стипендии и гранты', en: 'Grants' },
        order: 50,
      },
    ],
  },
});
