import { openParts } from '@campus/shared/testing/openParts';
import type { ReactElement } from 'react';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import staffEn from './locales/en.json';
import staffRu from './locales/ru.json';

export const editorTexts = {
  namespace: 'media',
  locales: { ru: { ...ru, ...staffRu }, en: { ...en, ...staffEn } },
};

/** Parts of the editor in a form for tests, with its words. */
export const openEditorParts = (parts: ReactElement, values: Record<string, unknown> = {}) =>
  openParts(parts, values, { texts: editorTexts });
