import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';

const editors = ['ADMIN', 'CONTENT_MANAGER'] as const;

/** Where those work who write what the others read. */
export const forStaff = {
  routes: [
    {
      path: '/admin/media/:kind',
      screen: 'ContentListScreen',
      title: { ru: 'Материалы', en: 'Content' },
      access: editors,
    },
    {
      path: '/admin/media/:kind/:id',
      screen: 'ContentEditorScreen',
      title: { ru: 'Материал', en: 'Content item' },
      access: editors,
    },
    {
      path: '/admin/media/tags',
      screen: 'TagsScreen',
      title: { ru: 'Темы', en: 'Tags' },
      access: editors,
    },
    {
      path: '/admin/media/authors',
      screen: 'AuthorsScreen',
      title: { ru: 'Авторы', en: 'Authors' },
      access: editors,
    },
    {
      path: '/admin/partners',
      screen: 'PartnerDeskScreen',
      title: { ru: 'Партнёры: управление', en: 'Partners: management' },
      access: editors,
    },
    {
      path: '/admin/partners/:id',
      screen: 'PartnerEditorScreen',
      title: { ru: 'Партнёр: правка', en: 'Partner: editing' },
      access: editors,
    },
  ],
  menu: [
    {
      to: mediaPaths.contents('news'),
      area: '/admin/media',
      label: { ru: 'Материалы', en: 'Content' },
      icon: 'edit',
      group: 'admin',
      order: 40,
      access: editors,
    },
    {
      to: partnerPaths.partnerDesk(),
      label: { ru: 'Партнёры', en: 'Partners' },
      icon: 'ticket',
      group: 'admin',
      order: 50,
      access: editors,
    },
  ],
} as const;
