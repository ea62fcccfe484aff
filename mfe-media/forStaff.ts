import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Tag } from '@campus/shared/contract/call';
import type { MenuCount } from '@campus/shared/remote/RemoteDeclaration';

/** The auditor looks at what is written and changes nothing. */
const readers = ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'] as const;

const section = { ru: 'Материалы', en: 'Content' };

const drafts = (call: MenuCount['call'], tag: Tag): MenuCount => ({
  call,
  body: { statuses: ['DRAFT'] },
  provides: [tag],
  of: { ru: 'черновики', en: 'drafts' },
});

/** Where those work who write what the others read. */
export const forStaff = {
  routes: [
    {
      path: '/admin/media/:kind',
      screen: 'ContentListScreen',
      title: { ru: 'Материалы', en: 'Content' },
      access: readers,
    },
    {
      path: '/admin/media/:kind/:id',
      screen: 'ContentEditorScreen',
      title: { ru: 'Материал', en: 'Item' },
      access: readers,
    },
    {
      path: '/admin/media/tags',
      screen: 'TagsScreen',
      title: { ru: 'Темы', en: 'Tags' },
      access: readers,
      menu: { icon: 'bookmark', order: 44, section },
    },
    {
      path: '/admin/media/authors',
      screen: 'AuthorsScreen',
      title: { ru: 'Авторы', en: 'Authors' },
      access: readers,
      menu: { icon: 'user', order: 45, section },
    },
    {
      path: '/admin/partners',
      screen: 'PartnerDeskScreen',
      title: { ru: 'Партнёры: управление', en: 'Partners: management' },
      access: readers,
      menu: { label: { ru: 'Партнёры', en: 'Partners' }, icon: 'ticket', order: 43, section },
    },
    {
      path: '/admin/partners/:id',
      screen: 'PartnerEditorScreen',
      title: { ru: 'Партнёр: правка', en: 'Partner: editing' },
      access: readers,
    },
  ],
  menu: [
    {
      to: mediaPaths.contents('news'),
      label: { ru: 'Новости', en: 'News' },
      icon: 'news',
      group: 'admin',
      order: 40,
      section,
      count: drafts('/api/media/news/filter', 'News'),
      access: readers,
    },
    {
      to: mediaPaths.contents('events'),
      label: { ru: 'События', en: 'Events' },
      icon: 'calendar',
      group: 'admin',
      order: 41,
      section,
      count: drafts('/api/media/events/filter', 'Event'),
      access: readers,
    },
    {
      to: mediaPaths.contents('info-pages'),
      label: { ru: 'Страницы', en: 'Pages' },
      icon: 'info',
      group: 'admin',
      order: 42,
      section,
      access: readers,
    },
  ],
} as const;
