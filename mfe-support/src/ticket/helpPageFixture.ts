import type { CallOutput } from '@campus/shared/contract/call';
import type { filterInfoPages } from '@campus/shared/contract/media/pageCalls';

export const helpPage: CallOutput<typeof filterInfoPages>['items'][number] = {
  id: '4d1a7c9e-1f00-4a00-8a00-000000000001',
  url: 'kak-poluchit-kartu',
  lang: 'ru',
  title: 'Как получить карту',
  summary: 'Что нужно для карты',
  cover: null,
  publishAt: '2026-11-02T09:00:00Z',
  parentId: null,
  position: 1,
  section: 'HELP',
  showInMenu: false,
};
