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
} as const;
