import { declareSmoke } from '@campus/shared/remote/declareSmoke';

const searchOf = (ru: string, en: string) => ({ role: 'searchbox', name: { ru, en } });
const events = { role: 'heading', name: { ru: 'События', en: 'Events' } };

/** What readers do most: they look for something in a list. */
export const smoke = declareSmoke([
  {
    page: '/events',
    steps: [
      { see: events },
      { fill: searchOf('Поиск по событиям', 'Search the events'), with: 'хакатон' },
      { see: events },
    ],
  },
]);
