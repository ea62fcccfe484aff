import { defineRemote } from '@campus/shared/remote/defineRemote';
import { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote(remote, {
  screens: { UsersScreen: () => import('./users/UsersScreen') },
  widgets: {},
  locales: { ru, en },
});
