import { defineRemote } from '@campus/shared/remote/defineRemote';
import type { remote } from '../remote';

export default defineRemote<typeof remote>({
  screens: {
    GalleryScreen: () => import('./GalleryScreen'),
    AreaScreen: () => import('./AreaScreen'),
  },
  widgets: {},
  locales: { ru: {}, en: {} },
});
