import { homeAside } from '@campus/shared/contract/home/places';
import { helpPageEnd } from '@campus/shared/contract/media/places';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { humanTabs, meAside } from '@campus/shared/contract/people/places';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { ticketPerson } from '@campus/shared/contract/support/places';
import { firstCall } from '@campus/shared/remote/declareRecords';
import { declareRemote } from '@campus/shared/remote/defineRemote';

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
    },
    {
      path: '/admin/tickets',
      screen: 'TicketQueueScreen',
      title: { ru: 'Обращения', en: 'Tickets' },
      access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
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
      access: ['ADMIN', 'SUPPORT'],
    },
    {
      path: '/admin/tickets/:id',
      screen: 'TicketQueueScreen',
      title: { ru: 'Обращение', en: 'Ticket' },
      places: [ticketPerson],
      access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
    },
    {
      path: supportPaths.helpVotes(),
      screen: 'HelpVotesScreen',
      title: { ru: 'Помогла ли справка', en: 'Was the help useful?' },
      access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
    },
    {
      path: notificationPaths.notifications(),
      screen: 'NotificationsScreen',
      title: { ru: 'Уведомления', en: 'Notifications' },
      access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
    },
    {
      path: notificationPaths.notification(':id'),
      screen: 'NotificationScreen',
      title: { ru: 'Уведомление', en: 'Notification' },
      access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
    },
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
  menu: [
    {
      to: supportPaths.help(),
      label: { ru: 'Помощь', en: 'Help' },
      icon: 'help',
      group: 'main',
      order: 90,
      access: 'public',
      isOnIcon: true,
    },
    {
      to: supportPaths.ownTickets(),
      label: { ru: 'Мои обращения', en: 'My tickets' },
      icon: 'ticket',
      group: 'me',
      order: 30,
      access: ['HUMAN', 'STUDENT'],
      isMinor: true,
    },
    {
      to: notificationPaths.inbox(),
      label: { ru: 'Сообщения', en: 'Messages' },
      icon: 'bell',
      group: 'me',
      order: 35,
      access: ['HUMAN', 'STUDENT'],
      isMinor: true,
    },
    {
      to: supportPaths.queue(),
      label: { ru: 'Обращения', en: 'Tickets' },
      icon: 'help',
      group: 'admin',
      section: { ru: 'Поддержка', en: 'Support' },
      order: 40,
      count: {
        call: '/api/ticket/filter',
        body: { statuses: ['NEW', 'OPEN'] },
        provides: ['Reset'],
        of: { ru: 'ждут ответа', en: 'waiting for an answer' },
      },
      access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
    },
    {
      to: supportPaths.helpVotes(),
      label: { ru: 'Помогла ли справка', en: 'Was the help useful?' },
      icon: 'check',
      group: 'admin',
      section: { ru: 'Поддержка', en: 'Support' },
      order: 42,
      needs: '/api/help/votes/filter',
      access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
    },
    {
      to: notificationPaths.notifications(),
      label: { ru: 'Уведомления', en: 'Notifications' },
      icon: 'bell',
      group: 'admin',
      section: { ru: 'Участники', en: 'Participants' },
      order: 35,
      access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
    },
  ],
});
