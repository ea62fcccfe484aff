import deskEn from '../desk/locales/en.json';
import deskRu from '../desk/locales/ru.json';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import ownEn from './locales/en.json';
import ownRu from './locales/ru.json';

/** What a test of these screens needs to speak. */
export const textsOfDesk = {
  namespace: 'media',
  locales: { ru: { ...ru, ...deskRu, ...ownRu }, en: { ...en, ...deskEn, ...ownEn } },
};
