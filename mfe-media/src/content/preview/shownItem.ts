import { listAttachments } from '@campus/shared/attachments/listAttachments';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { MediaFile, Picture } from '@campus/shared/contract/files/records';
import type { pageSections } from '@campus/shared/contract/media/requests';
import { isInPage } from '../editor/PublicationFiles';

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

interface Sources {
  values: PreviewValues;
  cover: Picture | null;
  files: readonly MediaFile[];
  now: string;
  untitled: string;
}

const texts = ['title', 'summary', 'body'] as const;
export const isFilled = (text: string | undefined) =>
  !!text?.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '');

export const isComplete = (values: PreviewValues, language: LanguageKey) =>
  texts.every((name) => isFilled(values[name]?.[language]));

export const isValidMoment = (text: string | null | undefined): text is string =>
  !!text && !Number.isNaN(Date.parse(text));

export const momentOr = (text: string | null | undefined, other: string) =>
  isValidMoment(text) ? text : other;

/** A file as a picture of readers, where it is one. */
export function pictureOf(file: MediaFile | undefined, lang: LanguageKey): Picture | null {
  if (!file?.width || !file.height) return null;
  const { url, alt, width, height } = file;
  return { url, alt: alt?.[lang] || alt?.ru || '', width, height };
}

/** What every publication has, made of a form that may be half empty. */
export function shownItem({ values, cover, files, now, untitled }: Sources, wanted: LanguageKey) {
  // Readers get English only where all of it is there.
  const lang: LanguageKey = wanted === 'en' && isComplete(values, 'en') ? 'en' : 'ru';
  const textOf = (name: (typeof texts)[number]) => values[name]?.[lang]?.trim() ?? '';
  const title = textOf('title') || untitled;
  const summary = textOf('summary');
  const pictures = [values.coverId, values.seo?.ogImageId].filter((id) => typeof id === 'string');
  const attachments = listAttachments(files, {
    subjectId: values.id,
    isElsewhere: isInPage({ pictures, body: values.body }),
  });
  return {
    id: values.id ?? '',
    url: values.url || 'preview',
    lang,
    title,
    summary,
    body: textOf('body'),
    cover,
    publishAt: momentOr(values.publishAt, now),
    updatedAt: now,
    isPinned: false,
    seo: { title, description: summary, image: null },
    files: attachments.map((file) => ({
      ...file,
      name: file.originalName,
      alt: file.alt?.[lang] || file.alt?.ru || null,
      caption: file.caption?.[lang] || file.caption?.ru || null,
    })),
  };
}

export type ShownItem = ReturnType<typeof shownItem>;
