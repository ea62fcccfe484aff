import { homeAside } from '@campus/shared/contract/home/places';
import { helpPageEnd } from '@campus/shared/contract/media/places';
import { filterNotifications } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { humanTabs, meAside } from '@campus/shared/contract/people/places';
import { filterTickets, listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { ticketPerson } from '@campus/shared/contract/support/places';
import { firstCall, recordRoute } from '@campus/shared/remote/declareRecords';
import { declareRemote } from '@campus/shared/remote/defineRemote';

const section = { ru: 'Поддержка', en: 'Support' };

export const remote = declareRemote({
  name: 'support',
  title: { ru: 'Помощь', en: 'Help' },
  owner: 'support@campus.example',
  team: ['SUPPORT'],
  routes: [
    {
      path: '/help',
      screen: 'HelpScreen',
      isServerRendered: true,
      title: { ru: 'Помощь', en: 'Help' },
      description: {
        ru: 'Ответы о карте, выплатах, учёбе и сайте, и как написать или позвонить в поддержку.',
        en: 'Answers about the card, payments, studies and the site, and how to write to or call support.',
      },
      keywords: {
        ru: 'помощь, вопросы, ответы, поддержка, карта студента',
        en: 'help, questions, answers, support, student card',
      },
      access: 'public',
      menu: { icon: 'help', group: 'main', order: 90, isOnIcon: true },
    },
    {
      path: '/help/new',
      screen: 'NewTicketScreen',
      isServerRendered: true,
      title: { ru: 'Написать в поддержку', en: 'Contact support' },
      description: {
        ru: 'Задайте вопрос о карте, выплатах, учёбе или сайте. Ответим на почту.',
        en: 'Ask about the card, payments, studies or the site. We answer by email.',
      },
      keywords: {
        ru: 'поддержка, вопрос, карта студента, выплаты',
        en: 'support, question, student card, payments',
      },
      access: 'public',
    },
    {
      path: '/help/ticket/:token',
      screen: 'GuestTicketScreen',
      title: { ru: 'Ваше обращение', en: 'Your ticket' },
      isPrivate: true,
      access: 'public',
    },
    {
      path: '/me/tickets',
      screen: 'MyTicketsScreen',
      title: { ru: 'Мои обращения', en: 'My tickets' },
      firstCalls: [firstCall(listMyTickets, { query: { skip: 0 } })],
      access: ['HUMAN', 'STUDENT'],
      menu: { icon: 'ticket', group: 'me', order: 30, isMinor: true },
    },
    {
      path: '/me/tickets/:id',
      screen: 'MyTicketScreen',
      title: { ru: 'Обращение', en: 'Ticket' },
      access: ['HUMAN', 'STUDENT'],
    },
    {
      path: '/me/notifications',
      screen: 'InboxScreen',
      title: { ru: 'Сообщения', en: 'Messages' },
      access: ['HUMAN', 'STUDENT'],
      menu: { icon: 'bell', group: 'me', order: 35, isMinor: true },
    },
    {
      path: '/admin/tickets',
      screen: 'TicketQueueScreen',
      title: { ru: 'Обращения', en: 'Tickets' },
      access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
      menu: {
        icon: 'help',
        section,
        order: 40,
        count: {
          call: '/api/ticket/filter',
          body: { statuses: ['NEW', 'OPEN'] },
          provides: ['Reset'],
          of: { ru: 'ждут ответа', en: 'waiting for an answer' },
        },
      },
    },
    {
      path: '/admin/tickets/new',
      screen: 'TicketOnBehalfScreen',
      title: { ru: 'Новое обращение', en: 'New ticket' },
      access: ['ADMIN', 'SUPPORT'],
    },
    {
      path: '/admin/tickets/answers',
      screen: 'CannedAnswersScreen',
      title: { ru: 'Заготовки ответов', en: 'Canned answers' },
      access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
    },
    recordRoute({
      path: '/admin/tickets/:id',
      screen: 'TicketQueueScreen',
      title: { ru: 'Обращение', en: 'Ticket' },
      places: [ticketPerson],
      list: { call: filterTickets, params: { id: 'id' } },
      access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
    }),
    {
      path: supportPaths.helpVotes(),
      screen: 'HelpVotesScreen',
      title: { ru: 'Помогла ли справка', en: 'Was the help useful?' },
      access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
      menu: { icon: 'check', section, order: 42, needs: '/api/help/votes/filter' },
    },
    {
      path: notificationPaths.notifications(),
      screen: 'NotificationsScreen',
      title: { ru: 'Уведомления', en: 'Notifications' },
      access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
      menu: { icon: 'bell', section: { ru: 'Участники', en: 'Participants' }, order: 35 },
    },
    recordRoute({
      path: notificationPaths.notification(':id'),
      screen: 'NotificationScreen',
      title: { ru: 'Уведомление', en: 'Notification' },
      list: { call: filterNotifications, params: { id: 'id' } },
      access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
    }),
  ],
  search: {
    fallbacks: [
      {
        to: supportPaths.newTicket(),
        label: { ru: 'Задать вопрос', en: 'Ask a question' },
        order: 90,
      },
    ],
  },
  slots: [
    { ...homeAside, widget: 'AskForHelp', order: 90, isServerRendered: true, access: 'public' },
    { ...helpPageEnd, widget: 'HelpVote', order: 10, isServerRendered: true, access: 'public' },
    {
      ...meAside,
      widget: 'OpenTickets',
      order: 20,
      firstCalls: [firstCall(listMyTickets, { query: { size: 20 } })],
      access: ['HUMAN', 'STUDENT'],
    },
    { ...meAside, widget: 'UnreadMessages', order: 15, access: ['HUMAN', 'STUDENT'] },
    {
      ...humanTabs,
      widget: 'HumanMessages',
      tab: 'messages',
      title: { ru: 'Сообщения', en: 'Messages' },
      order: 20,
      access: ['ADMIN', 'SUPPORT'],
    },
    {
      ...humanTabs,
      widget: 'HumanTickets',
      tab: 'tickets',
      title: { ru: 'Обращения', en: 'Tickets' },
      order: 30,
      access: ['ADMIN', 'SUPPORT'],
    },
  ],
});
