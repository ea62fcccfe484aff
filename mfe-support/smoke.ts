import { declareSmoke } from '@campus/shared/remote/declareSmoke';

const search = { role: 'searchbox', name: { ru: 'Найти ответ', en: 'Find an answer' } };
const help = { role: 'heading', name: { ru: 'Помощь', en: 'Help' } };

/** What people come for: an answer, before they write to anybody. */
export const smoke = declareSmoke([
  { page: '/help', steps: [{ see: help }, { fill: search, with: 'код' }, { see: help }] },
]);
