import { declareRemote } from '@campus/shared/remote/defineRemote';

const title = { ru: 'Витрина компонентов', en: 'Component gallery' };

/** A remote like any other, which `npm start` does not release: it is for those who build screens. */
export const remote = declareRemote({
  name: 'ui',
  title,
  owner: 'kit@campus.example',
  routes: [
    { path: '/_ui', screen: 'GalleryScreen', title, access: 'public' },
    { path: '/_ui/:area', screen: 'AreaScreen', title, access: 'public' },
  ],
  slots: [],
});
