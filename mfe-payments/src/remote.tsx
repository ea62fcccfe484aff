import { defineRemote } from '@campus/shared/remote/defineRemote';
import { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote(remote, {
  screens: {
    PaymentsScreen: () => import('./history/PaymentsScreen'),
    RegisterScreen: () => import('./register/RegisterScreen'),
  },
  widgets: {
    NextPayment: () => import('./home/NextPayment'),
    HumanPayments: () => import('./person/HumanPayments'),
  },
  locales: { ru, en },
});
