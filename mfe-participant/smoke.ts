import { declareSmoke } from '@campus/shared/remote/declareSmoke';

const fullScreen = {
  role: 'button',
  name: { ru: 'Показать на весь экран', en: 'Show full screen' },
};
const shown = { role: 'dialog', name: { ru: 'Карта на весь экран', en: 'Full-screen card' } };

/** What students do most: they show their card at an entrance. */
export const smoke = declareSmoke([
  {
    page: '/me/card',
    as: 'STUDENT',
    steps: [{ click: fullScreen }, { see: shown }],
  },
]);
