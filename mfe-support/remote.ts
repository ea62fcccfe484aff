import { paths } from '@campus/shared/paths';
import { declareRemote } from '@campus/shared/remote/defineRemote';

export const remote = declareRemote({
  name: 'support',
  title: { ru: 'Помощь', en: 'Help' },
  owner: 'support@campus.example',
  routes: [
    {
      path: '/help/new',
      screen: 'NewTicketScreen',
      title: { ru: 'Написать в поддержку', en: 'Write to support' },
      description: {
        ru: 'Задайте вопрос о карте, выплатах, учёбе или сайте. Ответим на почту.',
        en: 'Ask about the card, payments, studies or the site. We answer by e-mail.',
      },
      access: 'public',
    },
  ],
  search: {
    fallbacks: [
      { to: paths.newTicket(), label: { ru: 'Задать вопрос', en: 'Ask a question' }, order: 90 },
    ],
  },
  slots: [{ place: 'home.aside', widget: 'AskForHelp', order: 90, access: 'public' }],
  menu: [
    {
      to: paths.newTicket(),
      label: { ru: 'Помощь', en: 'Help' },
      icon: 'help',
      group: 'main',
      order: 90,
      access: 'public',
    },
  ],
});
