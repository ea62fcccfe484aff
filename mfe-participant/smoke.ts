import { declareSmoke } from '@campus/shared/remote/declareSmoke';

const button = (ru: string, en: string) => ({ role: 'button', name: { ru, en } });
const fullScreen = button('Показать на весь экран', 'Show full screen');
const shown = { role: 'dialog', name: { ru: 'Карта на весь экран', en: 'Full-screen card' } };

/** What students do most: they show their card at an entrance. */
export const smoke = declareSmoke([
  {
    page: '/me/card',
    as: 'STUDENT',
    steps: [
      { click: fullScreen },
      { see: shown },
      { click: button('Закрыть', 'Close') },
      { see: fullScreen },
    ],
  },
]);
