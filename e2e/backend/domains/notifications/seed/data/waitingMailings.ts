import type { mailingRows } from './mailingRows';

/** Written, but not on their way yet. */
export const waitingMailings: typeof mailingRows = [
  {
    kind: 'PAYMENT',
    channels: ['INBOX', 'PUSH'],
    status: 'SCHEDULED',
    day: 2,
    mode: 'STUDENTS',
    reached: 0,
    link: '/me/payments',
    title: { ru: 'Проверьте реквизиты до 15-го', en: 'Check your bank details by the 15th' },
    body: {
      ru: 'Новые реквизиты учтём в ближайшей выплате.',
      en: 'New bank details count for the next payment.',
    },
  },
  {
    kind: 'INFO',
    channels: ['INBOX'],
    status: 'SCHEDULED',
    day: 5,
    mode: 'ALL',
    reached: 0,
    link: '/events',
    title: { ru: 'Набор в зимнюю школу', en: 'Winter school: apply now' },
    body: {
      ru: 'Сорок мест, восемь мастерских и одна задача на вход.',
      en: 'Forty places, eight workshops and one problem to get in.',
    },
  },
  {
    kind: 'INFO',
    channels: ['INBOX', 'EMAIL'],
    status: 'DRAFT',
    day: 10,
    mode: 'FILTER',
    reached: 0,
    title: { ru: 'Фестиваль «Под липами»' },
    body: { ru: 'Черновик: дождаться программы.' },
  },
  {
    kind: 'CARD',
    channels: ['INBOX'],
    status: 'DRAFT',
    day: 14,
    mode: 'IDS',
    reached: 0,
    link: '/me/card',
    title: { ru: 'Срок карты подходит к концу', en: 'Your card expires soon' },
    body: {
      ru: 'Закажите новую заранее: старая действует, пока не готова следующая.',
      en: 'Order a new one early: your old card works until the new one is ready.',
    },
  },
  {
    kind: 'INFO',
    channels: ['EMAIL'],
    status: 'DRAFT',
    day: 20,
    mode: 'ALL',
    reached: 0,
    title: { ru: 'Опрос: что улучшить', en: 'Survey: what to improve' },
    body: { ru: 'Пять вопросов, две минуты.', en: 'Five questions, two minutes.' },
  },
];
