import { homeHero } from '@campus/shared/contract/home/places';
import { humanTabs } from '@campus/shared/contract/people/places';
import { peopleReaders } from '@campus/shared/contract/roles';
import { declareRemote } from '@campus/shared/remote/defineRemote';

export const remote = declareRemote({
  name: 'participant',
  title: { ru: 'Карта и профиль', en: 'Card and profile' },
  owner: 'participants@campus.example',
  routes: [
    {
      path: '/me/card',
      screen: 'CardScreen',
      title: { ru: 'Моя карта', en: 'My card' },
      description: {
        ru: 'Электронная карта студента с QR-кодом для входа, библиотеки и партнёров.',
        en: 'Your digital student card with a QR code for entry, libraries and partners.',
      },
      access: ['HUMAN', 'STUDENT'],
    },
    {
      path: '/admin/people/:id',
      screen: 'PersonScreen',
      title: { ru: 'Карточка человека', en: 'Person' },
      list: { call: '/api/participants/humans/filter', params: { id: 'id' } },
      places: [humanTabs],
      access: peopleReaders,
    },
  ],
  slots: [{ ...homeHero, widget: 'HomeCard', order: 10, access: 'public' }],
  menu: [
    {
      to: '/me/card',
      label: { ru: 'Моя карта', en: 'My card' },
      icon: 'card',
      group: 'me',
      order: 10,
      access: ['HUMAN', 'STUDENT'],
      shortcut: 'c',
    },
  ],
});
