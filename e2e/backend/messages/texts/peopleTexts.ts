/** Participants: identity, study, cards and applications. */
export const peopleTexts = {
  LANGUAGE_UNKNOWN: {
    ru: 'Такого языка нет. Обновите страницу и выберите другой.',
    en: 'There is no such language. Refresh the page and choose another one.',
  },
  SNILS_TAKEN: {
    ru: 'Этот СНИЛС уже указан в другой учётной записи. Проверьте цифры или напишите в поддержку.',
    en: 'Another account already has this SNILS. Check the digits or write to support.',
  },
  EMAIL_TAKEN: {
    ru: 'Эта почта занята другой учётной записью. Укажите другую.',
    en: 'Another account has this e-mail. Enter a different one.',
  },
  CONSENT_PD_NEEDED: {
    ru: 'Без согласия на обработку данных учётной записи быть не может. Чтобы отозвать его, удалите учётную запись.',
    en: 'An account needs the consent to data processing. To withdraw it, delete the account.',
  },
  RESTORE_TOO_LATE: {
    ru: 'Прошло больше 30 дней, восстановить учётную запись уже нельзя.',
    en: 'More than 30 days have passed; the account cannot be restored.',
  },
  CARD_NONE: { ru: 'У этого человека ещё нет карты.', en: 'This person has no card yet.' },
  CARD_REPLACED: {
    ru: 'Вместо этой карты уже выпущена новая. Разблокировать старую нельзя.',
    en: 'A new card has replaced this one. The old one cannot be unblocked.',
  },
  CARD_LIVE: {
    ru: 'Карта уже есть. Новую можно получить только вместо утерянной.',
    en: 'There is a card already. A new one is only given instead of a lost one.',
  },
  CARD_NOT_ACTIVE: {
    ru: 'Заявку на выплату подают с действующей картой. Сначала получите карту.',
    en: 'To apply for money you need an active card. Get a card first.',
  },
  IDENTITY_NOT_VERIFIED: {
    ru: 'Сначала подтвердите личность: заполните данные и найдите себя в списке учебного заведения.',
    en: 'Verify your identity first: fill in your details and find yourself in the list of your organisation.',
  },
  IDENTITY_EMPTY: { ru: 'Сначала заполните данные о себе.', en: 'Fill in your own details first.' },
  PHOTO_MISSING: {
    ru: 'Для карты нужна фотография. Добавьте её в профиле.',
    en: 'A card needs a photograph. Add one in your profile.',
  },
  ISSUING_UNKNOWN: {
    ru: 'Так карту больше не выдают. Выберите другой способ.',
    en: 'Cards are not issued this way any more. Choose another one.',
  },
  PROGRAM_UNKNOWN: {
    ru: 'Такой программы в вашем учебном заведении нет. Выберите другую.',
    en: 'Your organisation has no such programme. Choose another one.',
  },
  PROGRAM_NOT_ELIGIBLE: {
    ru: 'На этой программе грант по кредиту не предусмотрен. Выберите другую.',
    en: 'This programme gives no credit grants. Choose another one.',
  },
  APPLICATION_DUPLICATE: {
    ru: 'Такая заявка уже на рассмотрении. Дождитесь решения или отмените её.',
    en: 'Such an application is being considered already. Wait for the decision or cancel it.',
  },
  STUDENT_FIND_LIMIT: {
    ru: 'Не больше десяти поисков в час. Попробуйте через {minutes} мин.',
    en: 'At most ten searches an hour. Please try again in {minutes} min.',
  },
  STUDENT_SEARCH_EMPTY: {
    ru: 'Искать не по чему: введите имя и дату рождения, номер зачётной книжки или СНИЛС.',
    en: 'There is nothing to search by: enter a name and date of birth, a record book number or a SNILS.',
  },
  STUDENT_TAKEN: {
    ru: 'Эта запись уже связана с другой учётной записью. Если это вы, напишите в поддержку.',
    en: 'This record is linked to another account. If it is yours, write to support.',
  },
  STUDENT_LINKED: {
    ru: 'С вашей учётной записью уже связана учёба.',
    en: 'A study is linked to your account already.',
  },
  STUDENT_DIFFERS: {
    ru: 'Запись не совпадает с вашими подтверждёнными данными. Напишите в поддержку.',
    en: 'The record differs from your verified details. Write to support.',
  },
  GRANT_OVERLAP: {
    ru: 'На это время у организации уже есть выплата того же вида. Измените период.',
    en: 'The organisation already pays the same at this time. Change the period.',
  },
} as const;
