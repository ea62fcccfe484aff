import type { i18n } from 'i18next';
import { addTexts } from '../language/addTexts';

/** Staff alone ever see it, so nobody else carries its code or its words. */
export async function loadBanner(texts: i18n) {
  const [{ OverridesBanner }, ru, en] = await Promise.all([
    import('./OverridesBanner'),
    import('./locales/ru.json'),
    import('./locales/en.json'),
  ]);
  addTexts(texts, 'overrides', { ru: ru.default, en: en.default });
  return { default: OverridesBanner };
}
