import en from '../locales/en.json';
import ru from '../locales/ru.json';
import staffEn from './locales/en.json';
import staffRu from './locales/ru.json';

/** For tests: what readers have, and what comes with the screens of staff. */
export const textsOfPartnerDesk = {
  namespace: 'media',
  locales: { ru: { ...ru, ...staffRu }, en: { ...en, ...staffEn } },
};
