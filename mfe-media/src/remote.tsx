import { defineRemote, type RemoteModule } from '@campus/shared/remote/defineRemote';
import type { remote } from '../remote';
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

const deskTexts = () => import('./content/list/locales');
const taxonomyTexts = () => import('./taxonomy/locales');

export default defineRemote<typeof remote>({
  screens: {
    NewsListScreen: () => import('./news/NewsListScreen'),
    NewsScreen: () => import('./news/NewsScreen'),
    EventsScreen: () => import('./events/EventsScreen'),
    EventScreen: () => import('./events/EventScreen'),
    InfoPageScreen: () => import('./pages/InfoPageScreen'),
    PartnersScreen: () => import('./partners/PartnersScreen'),
    PartnerScreen: () => import('./partners/PartnerScreen'),
    ContentListScreen: () => together(import('./content/list/ContentListScreen'), deskTexts()),
    ContentEditorScreen: () =>
      together(
        import('./content/editor/ContentEditorScreen'),
        import('./content/editor/locales'),
        deskTexts(),
        taxonomyTexts(),
      ),
    TagsScreen: () => together(import('./taxonomy/TagsScreen'), taxonomyTexts(), deskTexts()),
    AuthorsScreen: () => together(import('./taxonomy/AuthorsScreen'), taxonomyTexts(), deskTexts()),
    PartnerDeskScreen: () =>
      together(import('./partners/admin/PartnerDeskScreen'), import('./partners/admin/locales')),
    PartnerEditorScreen: () =>
      together(import('./partners/admin/PartnerEditorScreen'), import('./partners/admin/locales')),
  },
  widgets: {
    LatestNews: () => import('./news/LatestNews'),
    NearestEvents: () => import('./events/NearestEvents'),
    NewPartners: () => import('./partners/NewPartners'),
  },
  locales: { ru, en },
});
