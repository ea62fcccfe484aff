import { defineRemote } from '@campus/shared/remote/defineRemote';
import { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote(remote, {
  screens: {
    NewTicketScreen: () => import('./ticket/NewTicketScreen'),
    NotificationsScreen: () => import('./mailings/NotificationsScreen'),
    NotificationScreen: () => import('./mailings/NotificationScreen'),
    TicketQueueScreen: () => import('./queue/TicketQueueScreen'),
  },
  widgets: {
    AskForHelp: () => import('./ticket/AskForHelp'),
    HumanMessages: () => import('./person/HumanMessages'),
    HumanTickets: () => import('./person/HumanTickets'),
    OpenTickets: () => import('./ticket/OpenTickets'),
  },
  locales: { ru, en },
});
