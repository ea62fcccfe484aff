import type { LanguageKey } from '@campus/shared/contract/fields';
import type { pageSections } from '@campus/shared/contract/media/requests';

type Texts = Partial<Record<LanguageKey, string | undefined>> | null | undefined;

export type PreviewKind = 'news' | 'events' | 'info-pages';

/** What a form holds while somebody writes: any of it may be missing yet. */
export interface PreviewValues {
  id?: string | undefined;
  url?: string | null | undefined;
  title?: Texts;
  summary?: Texts;
  body?: Texts;
  coverId?: string | null | undefined;
  seo?: { ogImageId?: string | null | undefined } | null | undefined;
  publishAt?: string | null | undefined;
  tagIds?: readonly string[] | null | undefined;
  authorId?: string | null | undefined;
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
  place?: Texts;
  address?: string | null | undefined;
  isOnline?: boolean | undefined;
  onlineUrl?: string | null | undefined;
  capacity?: number | null | undefined;
  registrationUrl?: string | null | undefined;
  organiser?: Texts;
  parentId?: string | null | undefined;
  position?: number | null | undefined;
  section?: (typeof pageSections)[number] | null | undefined;
  showInMenu?: boolean | undefined;
}
