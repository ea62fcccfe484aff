import { declareSmoke } from '@campus/shared/remote/declareSmoke';

const heading = (ru: string, en: string) => ({ role: 'heading', name: { ru, en } });
const link = (ru: string, en: string) => ({ role: 'link', name: { ru, en } });
const search = { role: 'searchbox', name: { ru: 'Найти организацию', en: 'Find an organisation' } };

/** What is asked of it most: which grants there are, and what was paid. */
export const smoke = declareSmoke([
  {
    page: '/grants',
    steps: [
      { fill: search, with: 'университет' },
      { see: heading('Стипендии и гранты', 'Grants') },
    ],
  },
  {
    page: '/me/payments',
    as: 'STUDENT',
    steps: [
      { click: link('Выписка за период', 'Statement for a period') },
      { see: heading('Выписка о выплатах', 'Payment statement') },
    ],
  },
]);
