import { staffRoles } from '@campus/shared/contract/roles';
import { declareRemote } from '@campus/shared/remote/defineRemote';

export const remote = declareRemote({
  name: 'admin-users',
  title: { ru: 'Управление', en: 'Administration' },
  owner: 'users@campus.example',
  routes: [
    {
      path: '/admin/users',
      screen: 'UsersScreen',
      title: { ru: 'Сотрудники', en: 'Staff' },
      description: {
        ru: 'Учётные записи сотрудников: роли, организации и доступ.',
        en: 'Staff accounts: roles, organisations and access.',
      },
      access: ['ADMIN', 'AUDITOR'],
    },
    {
      path: '/admin/users/:id',
      screen: 'UsersScreen',
      title: { ru: 'Сотрудник', en: 'Member of staff' },
      access: ['ADMIN'],
    },
    {
      path: '/admin/sync',
      screen: 'SyncScreen',
      title: { ru: 'Сообщения НСИ', en: 'Reference data messages' },
      description: {
        ru: 'Отвечает ли служба справочных данных, что она прислала и что из этого вышло.',
        en: 'Whether the reference-data service answers, what it sent and what became of it.',
      },
      access: ['ADMIN', 'AUDITOR'],
    },
    {
      path: '/admin/sync/:id',
      screen: 'SyncScreen',
      title: { ru: 'Сообщение НСИ', en: 'Reference data message' },
      access: ['ADMIN', 'AUDITOR'],
    },
    {
      path: '/admin/footer-links',
      screen: 'FooterLinksScreen',
      title: { ru: 'Ссылки внизу страниц', en: 'Links at the bottom of pages' },
      description: {
        ru: 'Какие ссылки стоят внизу каждой страницы, и в каком порядке.',
        en: 'Which links stand at the bottom of every page, and in which order.',
      },
      access: ['ADMIN', 'CONTENT_MANAGER'],
    },
    {
      path: '/admin/directories',
      screen: 'DirectoriesScreen',
      title: { ru: 'Справочники', en: 'Directories' },
      description: {
        ru: 'Учебные заведения, состояния учёбы, выдача карт, работы и приложения.',
        en: 'Organisations, study states, issuing of cards, maintenance and applications.',
      },
      access: staffRoles,
    },
    {
      path: '/admin/releases',
      screen: 'ReleasesScreen',
      title: { ru: 'Релизы', en: 'Releases' },
      description: {
        ru: 'Что у посетителей: релизы каждого модуля, пробы и история.',
        en: 'What visitors get: releases of every remote, canaries and history.',
      },
      access: ['ADMIN'],
    },
    {
      path: '/admin/releases/:remote',
      screen: 'RemoteScreen',
      title: { ru: 'Релизы модуля', en: 'Remote releases' },
      access: ['ADMIN'],
    },
  ],
  slots: [],
  menu: [
    {
      to: '/admin/users',
      label: { ru: 'Сотрудники', en: 'Staff' },
      icon: 'users',
      group: 'admin',
      section: { ru: 'Система', en: 'System' },
      order: 10,
      access: ['ADMIN', 'AUDITOR'],
    },
    {
      to: '/admin/footer-links',
      label: { ru: 'Подвал', en: 'Footer' },
      icon: 'external',
      group: 'admin',
      section: { ru: 'Система', en: 'System' },
      order: 60,
      access: ['ADMIN', 'CONTENT_MANAGER'],
    },
    {
      to: '/admin/directories',
      label: { ru: 'Справочники', en: 'Directories' },
      icon: 'rows',
      group: 'admin',
      section: { ru: 'Система', en: 'System' },
      order: 70,
      access: staffRoles,
    },
    {
      to: '/admin/sync',
      label: { ru: 'Сообщения НСИ', en: 'Reference data' },
      icon: 'retry',
      group: 'admin',
      section: { ru: 'Система', en: 'System' },
      order: 80,
      access: ['ADMIN', 'AUDITOR'],
    },
    {
      to: '/admin/releases',
      label: { ru: 'Релизы', en: 'Releases' },
      icon: 'upload',
      group: 'admin',
      section: { ru: 'Система', en: 'System' },
      order: 90,
      access: ['ADMIN'],
    },
  ],
});
