import { defineRemote, type RemoteModule } from '@campus/shared/remote/defineRemote';
import { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

type StaffTexts = Promise<Pick<RemoteModule, 'locales'>>;

/** The texts of staff come with their screens, each folder's under a key of its own: readers do without. */
async function together<Part>(part: Promise<Part>, ...texts: StaffTexts[]) {
  const loaded = await part;
  const locales: RemoteModule['locales'] = { ru: {}, en: {} };
  for (const own of await Promise.all(texts)) {
    Object.assign(locales.ru, own.locales.ru);
    Object.assign(locales.en, own.locales.en);
  }
  return { ...loaded, locales };
}

const deskTexts = () => import('./desk/locales');
const directoryTexts = () => import('./directories/locales');

export default defineRemote(remote, {
  screens: {
    NewsListScreen: () => import('./news/NewsListScreen'),
    NewsScreen: () => import('./news/NewsScreen'),
    EventsScreen: () => import('./events/EventsScreen'),
    EventScreen: () => import('./events/EventScreen'),
    InfoPageScreen: () => import('./pages/InfoPageScreen'),
    PartnersScreen: () => import('./partners/PartnersScreen'),
    PartnerScreen: () => import('./partners/PartnerScreen'),
    ContentListScreen: () => together(import('./desk/ContentListScreen'), deskTexts()),
    ContentEditorScreen: () =>
      together(
        import('./editor/ContentEditorScreen'),
        import('./editor/locales'),
        deskTexts(),
        directoryTexts(),
      ),
    TagsScreen: () => together(import('./directories/TagsScreen'), directoryTexts(), deskTexts()),
    AuthorsScreen: () =>
      together(import('./directories/AuthorsScreen'), directoryTexts(), deskTexts()),
    PartnerDeskScreen: () =>
      together(import('./partnerDesk/PartnerDeskScreen'), import('./partnerDesk/locales')),
    PartnerEditorScreen: () =>
      together(import('./partnerDesk/PartnerEditorScreen'), import('./partnerDesk/locales')),
  },
  widgets: {
    LatestNews: () => import('./news/LatestNews'),
    NearestEvents: () => import('./events/NearestEvents'),
    NewPartners: () => import('./partners/NewPartners'),
  },
  locales: { ru, en },
});
