/** What the owner reads when the check of the identity ends, or begins anew. */
export const identityNotices = {
  FILLED: {
    title: { ru: 'Данные снова проверяются', en: 'Your details are being checked again' },
    body: {
      ru: 'Подтверждение личности снято. Проверьте свои данные в профиле.',
      en: 'Your identity is no longer verified. Check the details in your profile.',
    },
  },
  VERIFIED: {
    title: { ru: 'Личность подтверждена', en: 'Your identity is verified' },
    body: {
      ru: 'Данные проверены и совпали. Теперь можно заказать карту.',
      en: 'We have checked your details and they match. You can now apply for a card.',
    },
  },
  MISMATCH: {
    title: { ru: 'Данные не совпали', en: 'Your details do not match' },
    body: {
      ru: 'Ваши данные отличаются от записи учебного заведения. Исправьте их или напишите в поддержку.',
      en: 'Your details do not match your organisation’s record. Correct them or contact support.',
    },
  },
};
