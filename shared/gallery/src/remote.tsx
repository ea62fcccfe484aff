import { defineRemote } from '@campus/shared/remote/defineRemote';
import { remote } from '../remote';

export default defineRemote(remote, {
  screens: {
    GalleryScreen: () => import('./GalleryScreen'),
    AreaScreen: () => import('./AreaScreen'),
  },
  widgets: {},
  locales: { ru: {}, en: {} },
});
