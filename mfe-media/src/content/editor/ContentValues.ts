import type { ContentKind } from '@campus/shared/contract/media/paths';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { pageSections } from '@campus/shared/contract/media/requests';

/** A text in both languages; an empty one is none. */
export interface Words {
  ru: string;
  en: string;
}

/** What the form of a publication holds; moments are written as Moscow clocks show them. */
export interface ContentValues {
  /** Under which files wait for a record that is not made yet. */
  id: string;
  version: number;
  status: PublicationStatus;
  url: string;
  title: Words;
  summary: Words;
  body: Words;
  coverId: string | null;
  seo: { title: Words; description: Words; ogImageId: string | null };
  publishAt: string;

  tagIds?: string[];
  authorId?: string | null;
  isPinned?: boolean;

  startsAt?: string;
  endsAt?: string;
  place?: Words;
  address?: string;
  isOnline?: boolean;
  onlineUrl?: string;
  capacity?: string;
  registrationUrl?: string;
  organiser?: Words;

  parentId?: string;
  position?: string;
  section?: '' | (typeof pageSections)[number];
  showInMenu?: boolean;
}

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
