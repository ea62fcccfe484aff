import { paths } from '@campus/shared/paths';
import { declareRemote } from '@campus/shared/remote/defineRemote';

export const remote = declareRemote({
  name: 'media',
  title: { ru: 'Новости', en: 'News' },
  owner: 'media@campus.example',
  routes: [
    {
      path: '/news',
      screen: 'NewsListScreen',
      title: { ru: 'Новости', en: 'News' },
      description: {
        ru: 'Стипендии, карта, учёба и жизнь кампуса: что нового и что с этим делать.',
        en: 'Grants, the card, studies and campus life: what is new and what to do about it.',
      },
      access: 'public',
    },
    {
      path: '/news/:url',
      screen: 'NewsScreen',
      title: { ru: 'Новость', en: 'News item' },
      access: 'public',
    },
  ],
  slots: [{ place: 'home.main', widget: 'LatestNews', order: 10, access: 'public' }],
  menu: [
    {
      to: paths.news(),
      label: { ru: 'Новости', en: 'News' },
      icon: 'news',
      group: 'main',
      order: 10,
      access: 'public',
    },
  ],
});
