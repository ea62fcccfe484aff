/** Partners and their directory. */
export const partnersTexts = {
  PARTNERS_UNSET: {
    ru: 'Каталог партнёров не подключён. Попросите администратора указать его адрес в настройках сервера.',
    en: 'No partner directory is connected. Ask the administrator to set its address on the server.',
  },
  PARTNERS_SOON: {
    ru: 'Синхронизация уже запускалась. Следующую можно начать через {minutes} мин.',
    en: 'Synchronisation was started recently. The next one can start in {minutes} min.',
  },
  DISCOUNT_PERCENT: {
    ru: 'Скидка в процентах — число от 1 до 100.',
    en: 'A discount in percent is a number from 1 to 100.',
  },
  DISCOUNT_AMOUNT: {
    ru: 'Введите размер скидки в копейках.',
    en: 'Enter the discount in kopecks.',
  },
  DISCOUNT_GIFT: {
    ru: 'У подарка нет размера скидки. Очистите это поле.',
    en: 'A gift has no discount value. Clear this field.',
  },
} as const;
