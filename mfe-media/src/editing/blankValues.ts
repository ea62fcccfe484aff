import type { ContentKind } from '@campus/shared/paths';
import type { ContentValues, Words } from './ContentValues';

const blank = (): Words => ({ ru: '', en: '' });

const article = () => ({ tagIds: [], authorId: null, isPinned: false });

const own = {
  news: article,
  events: () => ({
    ...article(),
    startsAt: '',
    endsAt: '',
    place: blank(),
    address: '',
    isOnline: false,
    onlineUrl: '',
    capacity: '',
    registrationUrl: '',
    organiser: blank(),
  }),
  'info-pages': () => ({ parentId: '', position: '0', section: '' as const, showInMenu: false }),
};

/** A record that nobody has written anything in yet. */
export const blankValues = (kind: ContentKind, id: string): ContentValues => ({
  id,
  version: 0,
  status: 'DRAFT',
  url: '',
  title: blank(),
  summary: blank(),
  body: blank(),
  coverId: null,
  seo: { title: blank(), description: blank(), ogImageId: null },
  publishAt: '',
  ...own[kind](),
});
