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
  SECOND_PERSON: {
    ru: 'Это изменение внесли вы, подтвердить его должен другой сотрудник.',
    en: 'You have entered this change yourself; another member of staff has to confirm it.',
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
    ru: 'Эта запись связана с другой учётной записью. Сначала снимите ту связь.',
    en: 'This record is linked to another account. Unlink it there first.',
  },
  STUDY_GOES_ON: {
    ru: 'У этого человека есть другая действующая учёба. Сначала снимите связь с ней.',
    en: 'This person has another study that goes on. Unlink it first.',
  },
  STUDENT_CLAIM_LIMIT: {
    ru: 'Не больше пяти попыток в сутки. Попробуйте через {hours} ч.',
    en: 'At most five tries a day. Please try again in {hours} h.',
  },
  STUDENT_BOOK_LIMIT: {
    ru: 'Не больше пяти поисков по номеру зачётной книжки в сутки. Ищите по имени и дате рождения или попробуйте через {hours} ч.',
    en: 'At most five searches by record book a day. Search by name and date of birth, or try again in {hours} h.',
  },
  IDENTITY_LIMIT: {
    ru: 'Не больше пяти изменений личных данных в сутки. Попробуйте через {hours} ч.',
    en: 'At most five changes of the identity a day. Please try again in {hours} h.',
  },
  STUDENT_LINKED: {
    ru: 'С вашей учётной записью уже связана учёба.',
    en: 'A study is linked to your account already.',
  },
  GRANT_OVERLAP: {
    ru: 'На это время у организации уже есть выплата того же вида. Измените период.',
    en: 'The organisation already pays the same at this time. Change the period.',
  },
} as const;
