import { cardPaths } from '@campus/shared/contract/cards/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';

const toIdentity = {
  kind: 'INFO' as const,
  link: peoplePaths.identity(),
  mailedAs: { ru: 'Открыть данные о личности', en: 'Open your identity' },
};

/** What the owner reads when the check of the identity ends, or begins anew. */
export const identityNotices = {
  FILLED: {
    ...toIdentity,
    title: { ru: 'Данные снова проверяются', en: 'Your details are being checked again' },
    body: {
      ru: 'Подтверждение личности снято. Проверьте свои данные на странице «Личность», потом найдите свою запись об учёбе ещё раз: по ней мы всё сверим.',
      en: 'Your identity is no longer confirmed. Check the details on the page “Identity”, then find your study record once more: we compare them by it.',
    },
  },
  VERIFIED: {
    kind: 'INFO' as const,
    link: cardPaths.card(),
    mailedAs: { ru: 'Открыть «Мою карту»', en: 'Open “My card”' },
    title: { ru: 'Личность подтверждена', en: 'Your identity is confirmed' },
    body: {
      ru: 'Данные проверены и совпали. Теперь можно заказать карту.',
      en: 'We have checked your details and they match. You can now apply for a card.',
    },
  },
  MISMATCH: {
    ...toIdentity,
    title: { ru: 'Данные не совпали', en: 'Your details do not match' },
    body: {
      ru: 'Ваши данные отличаются от записи учебного заведения. Исправьте их или напишите в поддержку.',
      en: 'Your details do not match your organisation’s record. Correct them or contact support.',
    },
  },
};
