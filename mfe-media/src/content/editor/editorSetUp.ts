import type { LanguageKey } from '@campus/shared/contract/fields';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import type { CallInput } from '@campus/shared/contract/call';
import { getNews, updateNews } from '@campus/shared/contract/media/newsCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { locales as desk } from '../list/locales';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { locales as taxonomy } from '../../taxonomy/locales';
import { ContentEditorScreen } from './ContentEditorScreen';
import { locales } from './locales';
import { newsRecordFixture } from './newsRecordFixture';

const texts = {
  namespace: 'media',
  locales: {
    ru: { ...ru, ...locales.ru, ...desk.ru, ...taxonomy.ru },
    en: { ...en, ...locales.en, ...desk.en, ...taxonomy.en },
  },
};

/** The editor at an address of its own, with the directories that it asks for. */
export function openEditor(
  url: string,
  language: LanguageKey = 'ru',
  roles: Role[] = ['CONTENT_MANAGER'],
) {
  stub(listNewsTags, () => []);
  stub(listAuthors, () => []);
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 100 }));
  const path = '/admin/media/:kind/:id';
  return renderScreen(createElement(ContentEditorScreen), { url, path, texts, language, roles });
}

export const bar = () => within(screen.getByRole('group', { name: 'Действия с материалом' }));
export const field = (name: string) => screen.getByRole('textbox', { name });

/** Into the Russian text, as from the clipboard: jsdom knows no typing there. */
export async function pasteText(words: string) {
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  const getData = (type: string) => (type === 'text/plain' ? words : '');
  fireEvent.paste(text, { clipboardData: { getData, types: ['text/plain'], files: [] } });
}

export const press = (name: string) => userEvent.click(bar().getByRole('button', { name }));

/** A news item that is there already, and where it is edited. */
export const savedNews = newsRecordFixture();
export const savedNewsUrl = `/admin/media/news/${savedNews.id}`;

export async function editSavedNews() {
  const view = openEditor(savedNewsUrl);
  // The first one of a file loads much.
  await screen.findByRole('heading', { level: 1, name: 'Стипендия выросла' });
  return view;
}

export type SentNews = CallInput<typeof updateNews>['body'];

/** Saves as the server does; gives what was sent. */
export function serveSavedNews() {
  const sent: SentNews[] = [];
  stub(getNews, () => savedNews);
  stub(updateNews, ({ body }) => {
    sent.push(body);
    return newsRecordFixture({
      title: body.title,
      summary: body.summary,
      status: body.status,
      url: body.url ?? savedNews.url,
      version: body.version + 1,
      updatedAt: new Date().toISOString(),
    });
  });
  return sent;
}
