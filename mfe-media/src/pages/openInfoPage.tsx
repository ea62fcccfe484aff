import type { LanguageKey } from '@campus/shared/contract/fields';
import { filterInfoPages, getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { InfoPageScreen } from './InfoPageScreen';
import { pageItem, pageSummary } from './pageFixture';

export const parent = pageSummary(1);
const section = [parent, ...[2, 3].map((number) => pageSummary(number, { parentId: parent.id }))];

/** The server has one page, and the section that it begins. */
export function stubInfoPage() {
  stub(getInfoPageByUrl, () => pageItem(1));
  stub(filterInfoPages, () => ({ items: section, total: 3, skip: 0, size: 100 }));
}

export const openInfoPage = (url = '/info/page-1', language: LanguageKey = 'ru') =>
  renderScreen(<InfoPageScreen />, {
    url,
    path: '/info/:url',
    language,
    texts: { namespace: 'media', locales: { ru, en } },
  });
