import { declareRemote } from '@campus/shared/remote/defineRemote';

export const remote = declareRemote({
  name: 'admin-users',
  title: { ru: 'Управление', en: 'Administration' },
  owner: 'Команда управления',
  routes: [
    {
      path: '/admin/users',
      screen: 'UsersScreen',
      title: { ru: 'Сотрудники', en: 'Staff' },
      description: {
        ru: 'Учётные записи сотрудников: роли, организации и доступ.',
        en: 'Accounts of staff: roles, organisations and access.',
      },
      access: ['ADMIN', 'AUDITOR'],
    },
  ],
  slots: [],
  menu: [
    {
      to: '/admin/users',
      label: { ru: 'Сотрудники', en: 'Staff' },
      icon: 'users',
      group: 'admin',
      order: 10,
      access: ['ADMIN', 'AUDITOR'],
    },
  ],
});
