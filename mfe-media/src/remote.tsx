import { defineRemote } from '@campus/shared/remote/defineRemote';
import { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote(remote, {
  screens: {
    NewsListScreen: () => import('./news/NewsListScreen'),
    NewsScreen: () => import('./article/NewsScreen'),
  },
  widgets: { LatestNews: () => import('./news/LatestNews') },
  locales: { ru, en },
});
