import type { LanguageKey } from '@campus/shared/contract/fields';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
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

type NewsRecord = CallOutput<typeof getNews>;

/** A draft of a news item for tests. */
export const newsRecordFixture = (own: Partial<NewsRecord> = {}): NewsRecord => ({
  id: '2b1a7c9e-1f00-4a00-8a00-000000000042',
  version: 3,
  url: 'stipendiia-vyrosla',
  title: { ru: 'Стипендия выросла', en: 'The grant has grown' },
  summary: { ru: 'На сколько и когда' },
  body: { ru: '<p>С сентября.</p>' },
  coverId: null,
  cover: null,
  seo: null,
  status: 'DRAFT',
  publishAt: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:40:00.000Z',
  updatedBy: { id: '9c1a7c9e-1f00-4a00-8a00-000000000001', name: 'Редактор Первый' },
  files: [],
  tagIds: [],
  authorId: null,
  isPinned: false,
  ...own,
});

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
