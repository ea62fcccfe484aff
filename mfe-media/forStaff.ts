import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Tag } from '@campus/shared/contract/call';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
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
    },
    {
      path: '/admin/media/authors',
      screen: 'AuthorsScreen',
      title: { ru: 'Авторы', en: 'Authors' },
      access: readers,
    },
    {
      path: '/admin/partners',
      screen: 'PartnerDeskScreen',
      title: { ru: 'Партнёры: управление', en: 'Partners: management' },
      access: readers,
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
    {
      to: partnerPaths.partnerDesk(),
      label: { ru: 'Партнёры', en: 'Partners' },
      icon: 'ticket',
      group: 'admin',
      order: 43,
      section,
      access: readers,
    },
    {
      to: mediaPaths.tags(),
      label: { ru: 'Темы', en: 'Tags' },
      icon: 'bookmark',
      group: 'admin',
      order: 44,
      section,
      access: readers,
    },
    {
      to: mediaPaths.authors(),
      label: { ru: 'Авторы', en: 'Authors' },
      icon: 'user',
      group: 'admin',
      order: 45,
      section,
      access: readers,
    },
  ],
} as const;
