import type { cannedAnswers } from '../../supportTables';

/** What support of the demo answers often. */
export const cannedAnswerRows: (typeof cannedAnswers.$inferInsert)[] = [
  {
    title: { ru: 'Карта не срабатывает', en: 'The card does not work' },
    text: {
      ru: 'Здравствуйте, {имя}!\n\nС картой {карта} всё в порядке: она действует. Откройте её на телефоне, прибавьте яркость экрана и поднесите код к считывателю ещё раз. Если не поможет, ответьте здесь и назовите корпус и вход.',
      en: 'Hello {name},\n\nYour card {card} is fine: it is active. Open it on your phone, turn up the brightness and hold the code to the reader again. If that does not help, reply here and tell us the building and the entrance.',
    },
  },
  {
    title: { ru: 'Выплата вернулась из банка', en: 'The bank returned a payment' },
    text: {
      ru: 'Здравствуйте, {имя}!\n\nБанк вернул перевод: счёт закрыт или в номере ошибка. Проверьте реквизиты в разделе «Выплаты», и мы повторим перевод вместе с ближайшей выплатой. Номер вашего обращения — {обращение}.',
      en: 'Hello {name},\n\nThe bank returned the transfer: the account is closed, or its number has a mistake. Check your details under “Payments”, and we will repeat the transfer with the next payment. The number of your ticket is {ticket}.',
    },
  },
  {
    title: { ru: 'Сведения об учёбе устарели', en: 'Study details are out of date' },
    text: {
      ru: 'Здравствуйте, {имя}!\n\nСведения об учёбе приходят из деканата. Мы передали ему обращение {обращение}; правка появится в профиле на следующий день после него.',
      en: 'Hello {name},\n\nYour study details come from the dean’s office. We have passed ticket {ticket} on to it; the correction will show in your profile a day later.',
    },
  },
  {
    title: { ru: 'Просим уточнить', en: 'We need a few details' },
    text: {
      ru: 'Здравствуйте, {имя}!\n\nЧтобы разобраться, нам не хватает подробностей: когда это было, с какого устройства и что появилось на экране. Приложите, пожалуйста, картинку экрана.',
      en: 'Hello {name},\n\nTo look into this we need a few details: when it happened, on which device, and what you saw on the screen. A picture of the screen would help.',
    },
  },
  {
    title: { ru: 'Вопрос решён', en: 'The question is settled' },
    text: {
      ru: '{имя}, всё готово: можно пользоваться. Если что-то ещё не так, ответьте здесь — обращение {обращение} откроется снова.',
      en: '{name}, everything is ready to use. If something is still wrong, reply here and ticket {ticket} will open again.',
    },
  },
];
