import type { LanguageKey } from '@campus/shared/contract/fields';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { locales as desk } from '../list/locales';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { locales as taxonomy } from '../../taxonomy/locales';
import { ContentEditorScreen } from './ContentEditorScreen';
import { locales } from './locales';

const texts = {
  namespace: 'media',
  locales: {
    ru: { ...ru, ...locales.ru, ...desk.ru, ...taxonomy.ru },
    en: { ...en, ...locales.en, ...desk.en, ...taxonomy.en },
  },
};

/** The editor at an address of its own, with the directories that it asks for. */
export function openEditor(url: string, language: LanguageKey = 'ru') {
  stub(listNewsTags, () => []);
  stub(listAuthors, () => []);
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 100 }));
  const path = '/admin/media/:kind/:id';
  return renderScreen(createElement(ContentEditorScreen), { url, path, texts, language });
}

export const bar = () => within(screen.getByRole('group', { name: 'Действия с материалом' }));
export const field = (name: string) => screen.getByRole('textbox', { name });

/** Into the Russian text, as from the clipboard: jsdom knows no typing there. */
export async function pasteText(words: string) {
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  const getData = (type: string) => (type === 'text/plain' ? words : '');
  fireEvent.paste(text, { clipboardData: { getData, types: ['text/plain'], files: [] } });
}
