import { defineRemote } from '@campus/shared/remote/defineRemote';
import type { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote<typeof remote>({
  screens: {
    OverviewScreen: () => import('./overview/OverviewScreen'),
    UsersScreen: () => import('./users/UsersScreen'),
    SettingsScreen: () => import('./settings/SettingsScreen'),
    FooterLinksScreen: () => import('./footer/FooterLinksScreen'),
    TranslationsScreen: () => import('./translations/TranslationsScreen'),
    DirectoriesScreen: () => import('./directories/DirectoriesScreen'),
    SyncScreen: () => import('./sync/SyncScreen'),
    LogScreen: () => import('./log/LogScreen'),
    JobsScreen: () => import('./jobs/JobsScreen'),
    ReleasesScreen: () => import('./releases/ReleasesScreen'),
    RemoteScreen: () => import('./releases/RemoteScreen'),
  },
  widgets: { HumanLog: () => import('./log/HumanLog') },
  locales: { ru, en },
});
