import { defineRemote } from '@campus/shared/remote/defineRemote';
import type { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote<typeof remote>({
  screens: {
    CannedAnswersScreen: () => import('./answers/CannedAnswersScreen'),
    GuestTicketScreen: () => import('./guest/GuestTicketScreen'),
    HelpVotesScreen: () => import('./helpVotes/HelpVotesScreen'),
    HelpScreen: () => import('./help/HelpScreen'),
    InboxScreen: () => import('./inbox/InboxScreen'),
    MyTicketScreen: () => import('./tickets/MyTicketScreen'),
    MyTicketsScreen: () => import('./tickets/MyTicketsScreen'),
    NewTicketScreen: () => import('./ticket/NewTicketScreen'),
    TicketOnBehalfScreen: () => import('./onBehalf/TicketOnBehalfScreen'),
    NotificationsScreen: () => import('./mailings/NotificationsScreen'),
    NotificationScreen: () => import('./mailings/NotificationScreen'),
    TicketQueueScreen: () => import('./queue/TicketQueueScreen'),
  },
  widgets: {
    AskForHelp: () => import('./ticket/AskForHelp'),
    HelpVote: () => import('./help/HelpVote'),
    HumanMessages: () => import('./person/HumanMessages'),
    HumanTickets: () => import('./person/HumanTickets'),
    OpenTickets: () => import('./ticket/OpenTickets'),
    UnreadMessages: () => import('./inbox/UnreadMessages'),
  },
  locales: { ru, en },
});
