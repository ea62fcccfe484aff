import { declareSmoke } from '@campus/shared/remote/declareSmoke';

const heading = (ru: string, en: string) => ({ role: 'heading', name: { ru, en } });
const search = {
  role: 'searchbox',
  name: { ru: 'Найти сотрудника', en: 'Find a member of staff' },
};
const history = { role: 'link', name: { ru: 'История', en: 'History' } };

/** What administrators do: they look for somebody, and at what was released. */
export const smoke = declareSmoke([
  {
    page: '/admin/users',
    as: 'ADMIN',
    steps: [{ fill: search, with: 'support' }, { see: heading('Сотрудники', 'Staff') }],
  },
  {
    page: '/admin/releases',
    as: 'ADMIN',
    steps: [{ click: history }, { see: heading('Релизы', 'Releases') }],
  },
]);
