import { cardPaths } from '@campus/shared/contract/cards/paths';
import { homeAside } from '@campus/shared/contract/home/places';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { humanTabs, meAside } from '@campus/shared/contract/people/places';
import { declareRemote } from '@campus/shared/remote/defineRemote';
import { forStaff } from './forStaff';

/** What is in the way of whoever does not study, as far as we know. */
const noAccess = {
  text: {
    ru: 'Выплаты появятся, когда подтвердим вашу учёбу. Что для этого осталось, видно на странице карты.',
    en: 'Payments will appear once we have confirmed your studies. The page of your card shows what is left to do.',
  },
  to: cardPaths.card(),
  label: { ru: 'Что осталось', en: 'What is left' },
};

export const remote = declareRemote({
  name: 'payments',
  title: { ru: 'Выплаты', en: 'Payments' },
  owner: 'payments@campus.example',
  routes: [
    {
      path: '/me/payments',
      screen: 'PaymentsScreen',
      title: { ru: 'Выплаты', en: 'Payments' },
      description: {
        ru: 'Стипендии, гранты и другие выплаты: сколько, за какой период и на какой счёт.',
        en: 'Grants and other payments: how much, for which period and to which account.',
      },
      access: ['STUDENT'],
      noAccess,
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
    { ...meAside, widget: 'NextPayment', order: 10, access: ['STUDENT'] },
    {
      ...humanTabs,
      widget: 'HumanPayments',
      title: { ru: 'Выплаты', en: 'Payments' },
      order: 10,
      access: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'SUPPORT', 'AUDITOR'],
    },
  ],
  menu: [
    {
      to: '/me/payments',
      label: { ru: 'Выплаты', en: 'Payments' },
      icon: 'wallet',
      group: 'me',
      order: 20,
      access: ['STUDENT'],
      shortcut: 'p',
      isOnIcon: true,
    },
    ...forStaff.menu,
  ],
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
