import { defineRemote } from '@campus/shared/remote/defineRemote';
import type { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote<typeof remote>({
  screens: {
    GrantMatrixScreen: () => import('./matrix/GrantMatrixScreen'),
    PaymentsScreen: () => import('./history/PaymentsScreen'),
    PaymentScreen: () => import('./history/PaymentScreen'),
    GrantsScreen: () => import('./grants/GrantsScreen'),
    StatementScreen: () => import('./history/StatementScreen'),
    NewRegisterScreen: () => import('./newRegister/NewRegisterScreen'),
    RegisterScreen: () => import('./register/RegisterScreen'),
    RegistersScreen: () => import('./registers/RegistersScreen'),
  },
  widgets: {
    NextPayment: () => import('./home/NextPayment'),
    HumanPayments: () => import('./person/HumanPayments'),
    LastPayment: () => import('./ticketPerson/LastPayment'),
  },
  locales: { ru, en },
});
