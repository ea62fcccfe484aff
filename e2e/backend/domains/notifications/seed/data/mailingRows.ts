import type { LocalText } from '../../../../platform/messages/inLanguage';
import type { notifications } from '../../../inbox/inboxTables';

type Row = typeof notifications.$inferInsert;

interface MailingRow extends Pick<Row, 'kind' | 'channels' | 'link'> {
  title: LocalText;
  body: LocalText;
  status: NonNullable<Row['status']>;
  /** Days from today on which it was or will be sent. */
  day: number;
  mode: Row['audience']['mode'];
  /** How many people got it. */
  reached: number;
  failed?: number;
  /** How many the push service was too busy for: they are tried again. */
  waiting?: number;
}

/** Mailings in every state; 306 deliveries in all. */
export const mailingRows: MailingRow[] = [
  {
    kind: 'INFO',
    channels: ['INBOX', 'EMAIL'],
    status: 'SENT',
    day: -64,
    mode: 'ALL',
    reached: 100,
    link: '/me/card',
    title: { ru: 'Кампус открыт', en: 'Campus is open' },
    body: {
      ru: 'Карта, выплаты и поддержка теперь в одном месте. Начните с карты.',
      en: 'Your card, payments and support are now in one place. Start with your card.',
    },
  },
  {
    kind: 'PAYMENT',
    channels: ['INBOX', 'PUSH'],
    status: 'SENT',
    day: -33,
    mode: 'STUDENTS',
    reached: 72,
    link: '/me/payments',
    title: { ru: 'Стипендия отправлена в банк', en: 'Your grant is on its way' },
    body: {
      ru: 'Зачисление занимает до трёх дней. Состояние видно в разделе «Выплаты».',
      en: 'It can take up to three days to arrive. See its state under “Payments”.',
    },
  },
  {
    kind: 'CARD',
    channels: ['INBOX', 'PUSH', 'EMAIL'],
    status: 'PARTIAL',
    day: -21,
    mode: 'FILTER',
    reached: 48,
    failed: 4,
    link: '/me/card',
    title: { ru: 'Карта работает в автобусах', en: 'Your card works on buses' },
    body: {
      ru: 'Приложите карту к терминалу: льготная поездка стоит вдвое дешевле.',
      en: 'Tap your card on the terminal: the reduced fare is half the usual price.',
    },
  },
  {
    kind: 'INFO',
    channels: ['INBOX'],
    status: 'SENT',
    day: -12,
    mode: 'FILTER',
    reached: 39,
    link: '/news/remont-obshchezhitiia-zavershion',
    title: { ru: 'Общежитие на Озёрной открыто', en: 'The Lake Street dormitory is open' },
    body: {
      ru: 'Заселение идёт по графику деканатов. Возьмите паспорт и карту студента.',
      en: 'You can move in according to your dean’s schedule. Bring your passport and student card.',
    },
  },
  {
    kind: 'APPLICATION',
    channels: ['INBOX', 'EMAIL'],
    status: 'SENT',
    day: -9,
    mode: 'STUDENTS',
    reached: 41,
    link: '/info/povyshennaia-stipendiia',
    title: { ru: 'Открыт приём заявок на повышенную стипендию', en: 'Apply for the extra grant' },
    body: {
      ru: 'Пять направлений и три недели на документы. Нужна действующая карта.',
      en: 'Five tracks and three weeks to gather the documents. You need an active card.',
    },
  },
  {
    kind: 'TICKET',
    channels: ['EMAIL'],
    status: 'FAILED',
    day: -6,
    mode: 'IDS',
    reached: 0,
    failed: 6,
    title: { ru: 'Уточните ваше обращение', en: 'Please tell us more about your ticket' },
    body: {
      ru: 'Ответьте на письмо поддержки, чтобы мы могли помочь.',
      en: 'Reply to the email from support so that we can help.',
    },
  },
  {
    kind: 'SERVICE',
    channels: ['INBOX', 'PUSH'],
    status: 'SENDING',
    day: 0,
    mode: 'IDS',
    reached: 6,
    waiting: 6,
    title: { ru: 'Проверьте вход по коду', en: 'Please check that you can sign in' },
    body: {
      ru: 'Мы починили вход по коду из письма. Если код не приходит, напишите в поддержку.',
      en: 'We have fixed signing in by a code. If no code comes, contact support.',
    },
  },
];
