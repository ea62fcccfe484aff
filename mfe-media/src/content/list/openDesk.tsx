import type { CallInput } from '@campus/shared/contract/call';
import { filterNews, type NewsCard } from '@campus/shared/contract/media/newsCalls';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import readersEn from '../../locales/en.json';
import readersRu from '../../locales/ru.json';
import { campus, grants } from '../../news/newsFixture';
import { ContentListScreen } from './ContentListScreen';
import en from './locales/en.json';
import ru from './locales/ru.json';

export function stubNews(items: NewsCard[]) {
  const answer = jest.fn((_: CallInput<typeof filterNews>) => ({
    ...{ items, skip: 0, size: 20 },
    total: items.length,
  }));
  stub(filterNews, answer);
  return answer;
}

const texts = {
  namespace: 'media',
  locales: { ru: { ...readersRu, ...ru }, en: { ...readersEn, ...en } },
};

/** For tests: the screen as it stands at an address. */
export function openDesk(
  url = '/admin/media/news',
  language: 'ru' | 'en' = 'ru',
  roles: Role[] = ['CONTENT_MANAGER'],
) {
  localStorage.clear();
  stub(listNewsTags, () => [grants, campus]);
  return renderScreen(<ContentListScreen />, {
    url,
    path: '/admin/media/:kind',
    texts,
    language,
    roles,
  });
}
