import { filterLog } from '@campus/shared/contract/operations/calls';
import { humanTabs } from '@campus/shared/contract/people/places';
import { releaseReaders, staffRoles } from '@campus/shared/contract/roles';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { filterSyncMessages } from '@campus/shared/contract/sync/calls';
import { recordRoute } from '@campus/shared/remote/declareRecords';
import { declareRemote } from '@campus/shared/remote/defineRemote';

const section = { ru: 'Система', en: 'System' };

export const remote = declareRemote({
  name: 'admin-users',
  title: { ru: 'Управление', en: 'Administration' },
  owner: 'users@campus.example',
  routes: [
    {
      path: '/admin/overview',
      screen: 'OverviewScreen',
      title: { ru: 'Обзор', en: 'Overview' },
      description: {
        ru: 'Что ждёт сотрудников: обращения, заявки, реестры, сообщения НСИ.',
        en: 'What waits for staff: tickets, applications, registers, reference data messages.',
      },
      access: staffRoles,
      menu: { icon: 'home', group: 'admin', order: 0 },
    },
    {
      path: '/admin/users',
      screen: 'UsersScreen',
      title: { ru: 'Сотрудники', en: 'Staff' },
      description: {
        ru: 'Учётные записи сотрудников: роли, организации и доступ.',
        en: 'Staff accounts: roles, organisations and access.',
      },
      access: ['ADMIN', 'AUDITOR'],
      menu: { icon: 'users', section, order: 10 },
    },
    recordRoute({
      path: '/admin/users/:id',
      screen: 'UsersScreen',
      title: { ru: 'Сотрудник', en: 'Member of staff' },
      list: { call: filterUsers, params: { id: 'id' } },
      access: ['ADMIN', 'AUDITOR'],
    }),
    {
      path: '/admin/sync',
      screen: 'SyncScreen',
      title: { ru: 'Сообщения НСИ', en: 'Reference data messages' },
      description: {
        ru: 'Отвечает ли служба справочных данных, что она прислала и что из этого вышло.',
        en: 'Whether the reference-data service answers, what it sent and what became of it.',
      },
      access: ['ADMIN', 'AUDITOR'],
      menu: {
        label: { ru: 'Сообщения НСИ', en: 'Reference data' },
        icon: 'retry',
        section,
        order: 80,
      },
    },
    recordRoute({
      path: '/admin/sync/:id',
      screen: 'SyncScreen',
      title: { ru: 'Сообщение НСИ', en: 'Reference data message' },
      list: { call: filterSyncMessages, params: { id: 'id' } },
      access: ['ADMIN', 'AUDITOR'],
    }),
    {
      path: '/admin/settings',
      screen: 'SettingsScreen',
      title: { ru: 'Настройки', en: 'Settings' },
      description: {
        ru: 'Контакты поддержки, вход, сроки и то, что стоит в начале каждой страницы.',
        en: 'Support contacts, signing in, terms and what every page begins with.',
      },
      access: ['ADMIN', 'AUDITOR'],
      menu: { icon: 'settings', section, order: 50 },
    },
    {
      path: '/admin/footer-links',
      screen: 'FooterLinksScreen',
      title: { ru: 'Ссылки внизу страниц', en: 'Footer links' },
      description: {
        ru: 'Какие ссылки стоят внизу каждой страницы, и в каком порядке.',
        en: 'Which links stand at the bottom of every page, and in which order.',
      },
      access: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
      menu: {
        label: { ru: 'Ссылки внизу', en: 'Footer links' },
        icon: 'footer',
        section,
        order: 60,
      },
    },
    {
      path: '/admin/translations',
      screen: 'TranslationsScreen',
      title: { ru: 'Тексты', en: 'Texts' },
      description: {
        ru: 'Слова всех страниц на двух языках: правка, импорт, что изменил релиз.',
        en: 'The words of all pages in both languages: editing, import, what a release changed.',
      },
      access: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
      menu: { icon: 'edit', section, order: 65 },
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
      menu: { icon: 'rows', section, order: 70 },
    },
    {
      path: '/admin/log',
      screen: 'LogScreen',
      title: { ru: 'Журнал', en: 'Log' },
      description: {
        ru: 'Кто, что и когда изменил, кто вошёл и кому отказано.',
        en: 'Who changed what and when, who signed in and who was refused.',
      },
      access: ['ADMIN', 'AUDITOR'],
      menu: { icon: 'clock', section, order: 84 },
    },
    recordRoute({
      path: '/admin/log/:id',
      screen: 'LogScreen',
      title: { ru: 'Запись журнала', en: 'Log entry' },
      list: { call: filterLog, params: { id: 'id' } },
      access: ['ADMIN', 'AUDITOR'],
    }),
    {
      path: '/admin/jobs',
      screen: 'JobsScreen',
      title: { ru: 'Фоновые задачи', en: 'Background jobs' },
      description: {
        ru: 'Письма, обновления и расписания: что ждёт, что не получилось и почему.',
        en: 'Emails, updates and schedules: what waits, what failed and why.',
      },
      access: ['ADMIN', 'AUDITOR'],
      menu: { icon: 'rotate', section, order: 86 },
    },
    {
      path: '/admin/releases',
      screen: 'ReleasesScreen',
      title: { ru: 'Релизы', en: 'Releases' },
      description: {
        ru: 'Что у посетителей: релизы каждого модуля, пробы и история.',
        en: 'What visitors get: releases of every remote, canaries and history.',
      },
      access: releaseReaders,
      menu: { icon: 'box', section, order: 90 },
    },
    {
      path: '/admin/releases/:remote',
      screen: 'RemoteScreen',
      title: { ru: 'Релизы модуля', en: 'Remote releases' },
      access: releaseReaders,
    },
  ],
  slots: [
    {
      ...humanTabs,
      widget: 'HumanLog',
      tab: 'log',
      title: { ru: 'Журнал', en: 'Log' },
      order: 90,
      access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
    },
  ],
});
